import { render } from "svelte/server";
import { expect, it, vi } from "vitest";

import BoardSection from "../src/gallery/BoardSection.svelte";
import DialogsSection from "../src/gallery/DialogsSection.svelte";
import EventsSection from "../src/gallery/EventsSection.svelte";
import FirstSection from "../src/gallery/FirstSection.svelte";
import TurnSection from "../src/gallery/TurnSection.svelte";
import { speak } from "./tables";

it("the gallery draws every piece, with words for all of it", () => {
  speak();
  vi.stubGlobal("location", { search: "", hash: "" });
  const drawn = [
    render(BoardSection),
    render(DialogsSection, { props: { which: null, width: null } }),
    render(EventsSection),
    render(FirstSection, { props: { which: null } }),
    render(TurnSection),
  ];
  for (const { body } of drawn) {
    expect(body.length).toBeGreaterThan(1000);
    expect(body).not.toContain("⟪");
  }
});
