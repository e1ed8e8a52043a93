/** What is certain to kill or to lose the boat, as the table foresees it, and how to say so. */

import type { About, Chance, Choices, Foreseen, Token, View } from "../protocol";
import { minutesText, placeName } from "../turn/wording";
import { listed, tokenName } from "../words/things";
import { t } from "../words/words.svelte";
import { shown } from "./deeds";

export interface Doom {
  /** Who decides dies. */
  readonly self: boolean;
  readonly others: readonly string[];
  readonly tokens: readonly Token[];
}

const certain = ([times, of]: Chance): boolean => times === of;

/** What a decision is certain to bring; null if nothing of that kind is. */
export function doomOf(foreseen: Foreseen): Doom | null {
  const self = certain(foreseen.death);
  const others = foreseen.others.filter((risk) => certain(risk.chance)).map((risk) => risk.gnome);
  return self || others.length > 0 || foreseen.lost.length > 0 ? { self, others, tokens: foreseen.lost } : null;
}

export interface Told {
  readonly text: string;
  readonly sub: string;
}

export interface Chain {
  readonly title: string;
  readonly scene: Scene | null;
  readonly chain: readonly Told[];
  readonly end: Told;
}

/** The chain in words: how things stand, what would be done, how it ends. */
export function chainOf(doom: Doom, foreseen: Foreseen, gnome: string, view: View, about: About): Chain {
  const deed = shown(foreseen.decision, about);
  const chain: Told[] = [];
  if (doom.self) {
    const where = placeOf(gnome, view);
    if (where.kind !== "dry") {
      const room = placeName(about, where.room);
      chain.push({
        text: t(`web-dialog-deadly-${where.kind}`, { room }),
        sub: t("web-dialog-deadly-there", { gnome }),
      });
    }
    chain.push({ text: deed.label, sub: deed.sub || t("web-dialog-deadly-then") });
    const end = {
      text: t("web-dialog-deadly-dies", { gnome }),
      sub: t("web-dialog-deadly-rule", { rule: ruleOf(where.kind, view) }),
    };
    const scene = where.kind === "dry" ? null : { kind: where.kind, room: where.room };
    return { title: t("web-dialog-deadly", { gnome }), scene, chain, end };
  }
  chain.push({ text: deed.label, sub: deed.sub });
  if (doom.others.length > 0) {
    const gnomes = listed(doom.others);
    const end = { text: t("web-dialog-deadly-dies", { gnome: gnomes }), sub: t("web-dialog-deadly-other") };
    return { title: t("web-dialog-deadly", { gnome: gnomes }), scene: null, chain, end };
  }
  const token = listed(doom.tokens.map((one) => tokenName(one, about.edition)));
  const end = { text: t("web-dialog-deadly-lost", { token }), sub: t("web-dialog-deadly-rule", { rule: "W2" }) };
  return { title: t("web-dialog-deadly-boat"), scene: null, chain, end };
}

export interface Scene {
  readonly kind: "fire" | "flood" | "sea";
  readonly room: number;
}

type Where = { readonly kind: "fire" | "flood" | "sea" | "dry"; readonly room: number };

function placeOf(gnome: string, view: View): Where {
  const room = view.gnomes.find((one) => one.name === gnome)?.room ?? 0;
  if (room === 0) return { kind: "sea", room };
  if (view.fires.includes(room)) return { kind: "fire", room };
  return { kind: view.high_water.includes(room) ? "flood" : "dry", room };
}

/** Where to read on: the rules about dying in a fight, in a fire that was not put out, outside, and in a room. */
function ruleOf(where: Where["kind"], view: View): string {
  if (view.phase === "defend") return "O5";
  if (view.phase === "escape" || view.phase === "escape_hatch") return "A6";
  return where === "sea" ? "D4" : "D2";
}

const OPEN = 3; // as many ways out as are told

/** What else could be done: the nearest ways that do not lead into a fire. */
export function waysOut(choices: Choices, about: About): readonly string[] {
  return choices.ways
    .filter((way) => way.usual && !way.burning)
    .toSorted((one, other) => one.minutes - other.minutes)
    .slice(0, OPEN)
    .map((way) => t("web-dialog-deadly-way", { room: placeName(about, way.to), minutes: minutesText(way.minutes) }));
}
