/** Why a key of the turn does nothing now: in words, and with the rule, like any other refusal. The table lists what may be done and why not; this only says it. */

import type { Action } from "../protocol";
import { chiefRule, type Kind } from "../rules/about.svelte";
import type { Refusal } from "../table/table.svelte";
import { t } from "../words/words.svelte";
import { DEED_KEYS } from "./keys";
import { spaceOf } from "./places";
import { shutRooms } from "./shut";
import type { Turn } from "./turn.svelte";

/** Why this key did nothing; null: it is no key of the turn, or something is being shown or asked. */
export function whyNot(turn: Turn, key: string): Refusal | null {
  const letter = key.toUpperCase();
  if (!isOurs(letter) || turn.sent !== null || turn.table.cursor.running || turn.table.busy) return null;
  if (letter === "U") return turn.back.may ? null : refused(t("web-turn-refused-undo"));
  if (turn.choices === null) return waiting(turn);
  if (turn.ask !== null) return null;
  if (letter === "ENTER") return refused(turn.main?.off ?? t("web-turn-hint"));
  if (letter === "C") return refused(t("web-turn-refused-captain"));
  if (letter === "E") return refused(t("web-turn-refused-end"), ["phase", "acted"]);
  return /^[0-9]$/.test(key) ? digit(turn, key === "0" ? 10 : Number(key)) : deed(turn, letter);
}

const isOurs = (key: string): boolean => /^([0-9]|ENTER|[UCE])$/.test(key) || Object.values(DEED_KEYS).includes(key);

function waiting(turn: Turn): Refusal | null {
  const { message } = turn.table;
  if ((message?.ended ?? null) !== null) return refused(t("web-turn-over"));
  const gnome = message?.deciding?.gnome;
  return gnome === undefined ? null : refused(t("web-turn-refused-wait", { gnome }));
}

/** A digit is a minute of the dial, or a room. */
function digit(turn: Turn, number: number): Refusal | null {
  const { about, view, choices } = turn;
  if (about === null || view === null || choices === null) return null;
  if (turn.dial !== null) return refused(t("web-turn-refused-minutes", { minutes: number }), ["mark", "minutes"]);
  if (spaceOf(view, choices.gnome) === number) return refused(t("web-turn-refused-here", { gnome: choices.gnome }));
  const shut = shutRooms(about, view, choices).find(({ place }) => place.kind === "space" && place.space === number);
  return refused(shut?.name ?? t("web-turn-refused-room", { room: number }), shut?.about ?? ["mark", "hatch"]);
}

function deed(turn: Turn, letter: string): Refusal {
  const barred = turn.barred.find(({ action }) => DEED_KEYS[action] === letter);
  if (barred !== undefined) return refused(barred.name, barred.atom);
  const action = Object.keys(DEED_KEYS).find((one) => DEED_KEYS[one] === letter) as Action;
  return refused(t("web-turn-refused-deed", { key: letter.toLowerCase() }), ["action", action]);
}

/** `about` is what the rule that says no is about. It may still be on its way. */
function refused(text: string, about: readonly [Kind, string] | string | null = null): Refusal {
  return {
    kind: "key",
    text,
    get atom() {
      return typeof about === "string" || about === null ? about : chiefRule(...about);
    },
    rule: null,
  };
}
