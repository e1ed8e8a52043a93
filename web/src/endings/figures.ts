/** The story of a game in figures: counted from its facts, for the ending. */

import type { Action, Cause, Happened, Token, Track, View } from "../protocol";

export const TRACKS: readonly Track[] = ["asphyxiation", "heat", "pressure"];
/** What a gnome's minutes went into, in the order in which the bars show it. */
export const USES = ["walking", "repairing", "items", "waiting", "asleep"] as const;
export type Use = (typeof USES)[number];

const REPAIRS: ReadonlySet<Action> = new Set([
  "extinguish",
  "pump",
  "unblock",
  "fix_engine",
  "fix_pumps",
  "fix_reactor",
  "stop_missiles",
  "kill_kraken",
] satisfies Action[]);
const ITEMS: ReadonlySet<Action> = new Set(["draw", "trade"] satisfies Action[]);

/** The three Disaster Tracks at a minute of the hour. */
export interface Moment {
  readonly minute: number;
  readonly tracks: Readonly<Record<Track, number>>;
}

/** Something worth a mark on the time line. */
export interface Mark {
  readonly minute: number;
  readonly kind: "death" | "token" | "saved";
  readonly gnome?: string;
  readonly cause?: Cause;
  readonly token?: Token;
}

/** What a gnome has done. */
export interface Deeds {
  readonly gnome: string;
  readonly repairs: number;
  readonly fires: number;
  readonly water: number;
  readonly hatches: number;
  readonly kraken: number;
  readonly grogs: number;
  readonly faints: number;
  readonly minutes: Readonly<Record<Use, number>>;
}

export interface Figures {
  readonly turns: number;
  readonly events: number;
  readonly fires: number;
  readonly jams: number;
  readonly grogs: number;
  readonly fixes: number;
  readonly tries: number;
  readonly moments: readonly Moment[];
  readonly marks: readonly Mark[];
  readonly crew: readonly Deeds[];
  /** The minute at which it ended. */
  readonly last: number;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The minute at which a game ended: where the Time Keeper of the turn has come to. */
export function lastMinute(view: Pick<View, "gnomes" | "active" | "ghost">): number {
  return view.gnomes.find((gnome) => gnome.name === view.active)?.time ?? view.ghost;
}

/**
 * Count the facts of a whole game, which ended at the minute `end`. `first` is the space on which the time track begins,
 * `from` is how the disaster tracks stood before.
 */
export function figuresOf(
  facts: readonly Happened[],
  gnomes: readonly string[],
  first: number,
  end: number = first,
  from: Readonly<Partial<Record<Track, number>>> = {},
): Figures {
  const crew = new Map(gnomes.map((gnome) => [gnome, nobody(gnome)]));
  const total = { turns: 0, events: 0, fires: 0, jams: 0, grogs: 0, fixes: 0, tries: 0 };
  const tracks: Record<Track, number> = { asphyxiation: 1, heat: 1, pressure: 1, ...from };
  const moments: Moment[] = [{ minute: first, tracks: { ...tracks } }];
  const marks: Mark[] = [];
  let minute = first;
  let deed: Action | null = null;
  let fainting: string | null = null;

  for (const fact of facts) {
    switch (fact.kind) {
      case "turn_begins":
        total.turns += 1;
        minute = Math.min(minute, fact.params.space);
        deed = null;
        break;
      case "event_turned":
        total.events += 1;
        break;
      case "fire_started":
        total.fires += 1;
        break;
      case "hatch_blocked":
        total.jams += 1;
        break;
      case "item_used":
        if (fact.params.item === "grog") {
          total.grogs += 1;
          count(crew, fact.params.gnome, "grogs");
        }
        break;
      case "card_discarded": // what the heat makes one drink
        if (fact.params.cause === "thirst") {
          total.grogs += 1;
          count(crew, fact.params.gnome, "grogs");
        }
        break;
      case "ghost_moved": {
        const use: Use = fainting === fact.params.gnome ? "asleep" : deed === null ? "walking" : useOf(deed);
        const doer = crew.get(fact.params.gnome);
        if (doer !== undefined) doer.minutes[use] += fact.params.before - fact.params.after;
        fainting = null;
        break;
      }
      case "action_taken":
        deed = fact.params.action;
        break;
      case "faint_checked": // who fails it is moved on at once
        fainting = fact.params.gnome;
        break;
      case "fainted":
        count(crew, fact.params.gnome, "faints");
        break;
      case "fix_result":
        total.tries += 1;
        if (fact.params.result === "succeeded") {
          total.fixes += 1;
          if (deed !== null) count(crew, fact.params.gnome, madeBy(deed));
        }
        break;
      case "track_moved":
        tracks[fact.params.track] = fact.params.after;
        moments.push({ minute, tracks: { ...tracks } });
        break;
      case "token_placed":
        marks.push({ minute, kind: "token", token: fact.params.token });
        break;
      case "token_removed":
        marks.push({ minute, kind: "saved", token: fact.params.token });
        break;
      case "killed":
        marks.push({ minute, kind: "death", gnome: fact.params.gnome, cause: fact.params.cause });
        break;
      case "turn_ends":
      case "game_ends":
        deed = null;
        break;
      default:
        break;
    }
  }
  const last = Math.min(minute, end);
  moments.push({ minute: last, tracks: { ...tracks } });
  return { ...total, moments, marks, crew: [...crew.values()], last };
}

function useOf(deed: Action): Use {
  if (REPAIRS.has(deed)) return "repairing";
  return ITEMS.has(deed) ? "items" : "waiting";
}

type Counted = "repairs" | "fires" | "water" | "hatches" | "kraken" | "grogs" | "faints";
type Doer = Writable<Omit<Deeds, "minutes">> & { minutes: Record<Use, number> };

/** Under which heading a success counts. */
function madeBy(deed: Action): Counted {
  if (deed === "extinguish") return "fires";
  if (deed === "pump") return "water";
  if (deed === "unblock") return "hatches";
  return deed === "kill_kraken" ? "kraken" : "repairs";
}

function count(crew: ReadonlyMap<string, Doer>, gnome: string, what: Counted): void {
  const doer = crew.get(gnome);
  if (doer !== undefined) doer[what] += 1;
}

function nobody(gnome: string): Doer {
  const minutes = { walking: 0, repairing: 0, items: 0, waiting: 0, asleep: 0 };
  return { gnome, repairs: 0, fires: 0, water: 0, hatches: 0, kraken: 0, grogs: 0, faints: 0, minutes };
}

/** What a gnome did best: the heading under which it stands out most among the crew. */
export function best(deeds: Deeds, crew: readonly Deeds[]): Counted | "nothing" {
  const order: readonly Counted[] = ["kraken", "repairs", "fires", "water", "hatches", "grogs", "faints"];
  let found: Counted | "nothing" = "nothing";
  let lead = 0;
  for (const what of order) {
    const mean = crew.reduce((sum, one) => sum + one[what], 0) / Math.max(1, crew.length);
    const worth = deeds[what] === 0 ? 0 : deeds[what] / (mean + 0.5);
    if (worth > lead) {
      found = what;
      lead = worth;
    }
  }
  return found;
}
