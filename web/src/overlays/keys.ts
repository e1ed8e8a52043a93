/** The keys of whatever overlay is on top. What can be chosen by a key has it as data-key; data-red is the one red button. */

import { tick } from "svelte";

import { runKey, type Keys, type Pressed } from "../ui/keyboard";
import { focusFirst, stops } from "./focus";

/** Click what is found; false: there is nothing. */
function click(within: HTMLElement, selector: string): boolean {
  const found = within.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
}

export const OVERLAY_KEYS: Keys<HTMLElement> = {
  group: "dialogs",
  bindings: [
    { keys: ["A", "B", "C"], text: "plans" }, // by their data-key
    { keys: ["shift&enter"], text: "deadly", run: (within) => click(within, "[data-hold]") },
    { keys: ["enter"], text: "cover" }, // by the button that is held
    { keys: ["enter"], run: (within) => click(within, "[data-red]") },
  ],
};

/** A key of an overlay; whether it has done something. */
export function overlayKey(within: HTMLElement, pressed: Pressed): boolean {
  if (runKey(OVERLAY_KEYS, within, pressed)) return true;
  if (pressed.key.length !== 1 || pressed.key === " " || pressed.repeat) return false;
  const key = pressed.key === "0" ? "10" : pressed.key;
  const choices = [...within.querySelectorAll<HTMLElement>("[data-key]:not(:disabled)")];
  const choice = choices.find(({ dataset }) => dataset["key"] === key);
  if (choice === undefined) return false;
  choice.click();
  void tick().then(() => {
    (within.querySelector<HTMLElement>("[data-red]:not([aria-disabled=true])") ?? choice).focus();
  });
  return true;
}

/** Tab goes round in a modal overlay; and who is lost is led back. */
export function tabKey(within: HTMLElement, { key, shift }: Pressed): boolean {
  const now = document.activeElement;
  const lost = !within.contains(now);
  if (lost && (key === "Enter" || key === " ")) {
    focusFirst(within, true);
    return true;
  }
  if (key !== "Tab") return false;
  const all = stops(within);
  const [edge, other] = shift ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (!lost && now !== edge && now !== within) return false;
  other?.focus();
  return true;
}
