/**
 * The turn of whoever decides at this screen: what they have in mind, and what can be touched. It arranges what the table lists as choices, and
 * sends decisions of that list; it knows no rule of the game.
 */

import { deedIcon } from "../board/deeds";
import type { About, Choices, Deed, Foreseen, GnomeView, Item, View, Way } from "../protocol";
import type { TableStore } from "../table/table.svelte";
import { itemName } from "../words/things";
import { t } from "../words/words.svelte";
import {
  aimAt,
  decisionsOf,
  isDeadly,
  isIdle,
  isSure,
  named,
  targetOf,
  usualAim,
  waysTo,
  type Aim,
  type Target,
} from "./aims";
import { ACTION_ATOMS } from "./atoms";
import { barredDeeds, type BarredDeed } from "./barred";
import { handOf } from "./hand";
import type { HandCard, Mark, Place, Preview } from "./marks";
import { hatchBetween, hatchOf, spaceOf } from "./places";
import { shutRooms } from "./shut";
import {
  deedHow,
  deedLabel,
  deedName,
  deedNote,
  deedShort,
  effectOf,
  hatchName,
  listed,
  metText,
  minutesText,
  percent,
  placeName,
  placeShort,
  resetOf,
  roomsOf,
  stageText,
  warningsOf,
  wayChanges,
  wayText,
  type Warning,
} from "./wording";

/** The one red button: what it does, what that means (`sub`), how it is done (`how`), and why it is off, if it is. */
export interface Main {
  readonly label: string;
  readonly sub: string;
  readonly how: string;
  readonly deadly: boolean;
  readonly off: string | null;
  readonly run: () => void;
}

type MainText = Pick<Main, "label" | "sub" | "how" | "off">;

/** Something that can be chosen in a list: a room, a deed, a way, an answer. */
export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly short: string;
  readonly note: string;
  readonly icon: string;
  /** A deed: what it is, and whom it is done with. */
  readonly action?: string;
  readonly gnome?: string | null;
  readonly chosen: boolean;
  readonly deadly: boolean;
  readonly key: string;
  /** The rule that it comes from; empty if none is told. */
  readonly atom: string;
  readonly touch: () => void;
}

export interface RoomChip extends Chip {
  readonly room: number;
  readonly price: string;
}

/** One step of the way that is shown. */
export interface Step {
  readonly kind: "open" | "enter" | "stay" | "use";
  readonly text: string;
  readonly minutes: number;
  readonly room: number;
  readonly item: Item | null;
}

/** What the aim costs: from which minute to which, and what is met between. */
export interface Cost {
  readonly from: number;
  readonly to: number;
  readonly events: number;
  readonly items: number;
  readonly effect: string;
  readonly met: string;
}

export interface DialRow {
  readonly row: readonly Foreseen[];
  readonly chosen: number;
  readonly choose: (place: number) => void;
}

/** Which dialog is due. `deadly` asks once more before what kills for sure. */
export type Ask =
  | { readonly kind: "deadly"; readonly foreseen: Foreseen; readonly ok: () => void; readonly cancel: () => void }
  | { readonly kind: "trade" | "attack"; readonly deed: Deed }
  | { readonly kind: "give" | "discard" | "spread" | "block" | "defend" | "drawn" }
  | Opened;

/** A dialog that nobody but the player asks for. */
export interface Opened {
  readonly kind: "undo" | "captain";
}

const ASKED: readonly string[] = ["give", "discard", "spread", "block", "defend", "drawn"];
const KEYS: Readonly<Record<string, string>> = {
  extinguish: "f",
  pump: "p",
  unblock: "b",
  fix_engine: "r",
  fix_pumps: "r",
  fix_reactor: "r",
  stop_missiles: "r",
  kill_kraken: "k",
  draw: "d",
  trade: "g",
  wait: "w",
};
/** What tells that the turn comes to its end: from then on one looks on, whoever has to decide next. */
const ENDING: ReadonlySet<string> = new Set([
  "faint_checked",
  "event_turned",
  "keeper_moved",
  "turn_ends",
  "turn_begins",
]);
const LATE: readonly string[] = ["wait", "attack", "abandon"];

export class Turn {
  #aim = $state.raw<Aim | null>(null);
  /** The card that is about to be used; the aim waits meanwhile. */
  #card = $state.raw<Item | null>(null);
  #sure = $state.raw<{
    readonly foreseen: Foreseen;
    readonly decisions: readonly string[];
    readonly keep: boolean;
  } | null>(null);
  #open = $state.raw<Opened | null>(null);
  #step = $state.raw<"walk" | "act" | null>(null);
  /** Decisions are on their way, one after the other: what may be done between them is nobody's business. */
  #sending = $state(false);
  #label = $state.raw("");
  /** What could be chosen before, to be shown while something is on its way. */
  #kept: readonly Chip[] = [];
  #keptBarred: readonly BarredDeed[] = [];

  constructor(readonly table: TableStore) {}

  readonly choices: Choices | null = $derived.by(() => (this.#sending ? null : this.table.choices));
  readonly about: About | null = $derived.by(() => this.table.about);
  readonly view: View | null = $derived.by(() => this.table.message?.view ?? null);
  /** The gnome whose place the screen shows: who decides here, else one's own, else the one whose turn it is. */
  readonly gnome: GnomeView | null = $derived.by(() => this.#shown());
  readonly #target: Target | null = $derived.by(() => {
    const choices = this.choices;
    return choices === null ? null : (targetOf(choices, this.#aim) ?? targetOf(choices, usualAim(choices)));
  });
  /** The tool of the card that is about to be used. */
  readonly #tool = $derived.by(() => this.choices?.tools.find((tool) => tool.item === this.#card) ?? null);
  /** What is foreseen of the aim. */
  readonly foreseen: Foreseen | null = $derived.by(() => {
    if (this.#tool !== null) return this.#tool.use;
    const target = this.#target;
    return target !== null && "foreseen" in target ? target.foreseen : null;
  });
  /** Danger that not every choice brings is worth a warning. */
  readonly #safe: boolean = $derived.by(() => {
    const choices = this.choices;
    if (choices === null) return false;
    const every = [...choices.hatches, ...choices.answers, ...choices.deeds.flatMap((deed) => deed.row)];
    return every.some((one) => !one.danger && !isDeadly(one)) || choices.ways.some((way) => !way.burning);
  });

  /** What was decided and is still being carried out or shown, as long as one's turn goes on; null: nothing. */
  readonly sent: string | null = $derived.by(() => {
    if (this.#sending) return this.#label;
    const message = this.table.message;
    if (message === null || message.choices === null) return null;
    if (this.table.busy) return t("web-turn-sent");
    const goes = !message.facts.some((fact) => ENDING.has(fact.kind));
    return this.table.playback.running && goes ? this.#label : null;
  });
  readonly deeds: readonly Chip[] = $derived.by(() => this.#chips());
  /** What one might look for here and may not do. */
  readonly barred: readonly BarredDeed[] = $derived.by(() => {
    const { choices, about } = this;
    if (choices === null || about === null) return this.sent === null ? [] : this.#keptBarred;
    return barredDeeds(about, choices);
  });
  readonly rooms: readonly RoomChip[] = $derived.by(() => this.#rooms());
  readonly answers: readonly Chip[] = $derived.by(() => this.#answers());
  readonly ways: readonly Chip[] = $derived.by(() => this.#ways());
  readonly steps: readonly Step[] = $derived.by(() => this.#steps());
  readonly marks: readonly Mark[] = $derived.by(() => this.#marks());
  readonly preview: Preview | null = $derived.by(() => this.#preview());
  readonly hand: readonly HandCard[] = $derived.by(() => this.#hand());
  readonly cost: Cost | null = $derived.by(() => this.#cost());
  readonly warnings: readonly Warning[] = $derived.by(() => this.#warnings());
  readonly main: Main | null = $derived.by(() => this.#main());
  readonly end: Chip | null = $derived.by(() => this.#endChip());
  /** How the turn can be brought to its end: by ending it, or, as long as one may still act, by doing nothing. */
  readonly finish: Chip | null = $derived.by(() => {
    const idle = this.choices?.deeds.find((deed) => deed.action === "wait");
    const chip = this.deeds.find((one) => one.id === idle?.text);
    return this.end ?? (chip === undefined ? null : { ...chip, label: t("web-turn-end"), key: "e" });
  });
  readonly dial: DialRow | null = $derived.by(() => {
    const target = this.#target;
    if (target?.kind !== "deed" || target.deed.row.length < 2) return null;
    return { row: target.deed.row, chosen: target.chosen, choose: (place) => this.#minute(place) };
  });
  readonly ask: Ask | null = $derived.by(() => this.#ask());
  /** Which half of the movement the sheet of a phone shows. */
  readonly step: "walk" | "act" = $derived.by(() => {
    const choices = this.choices;
    if (choices === null || choices.ways.length === 0) return "act";
    if (choices.deeds.length === 0 || this.#target?.kind === "way" || this.#target?.kind === "hatch") return "walk";
    if (this.#target?.kind === "deed") return "act";
    return this.#step ?? (this.view !== null && this.view.ghost !== this.gnome?.time ? "act" : "walk");
  });
  /** How many cards are to be named, and how many are. */
  readonly cards: { readonly least: number; readonly most: number; readonly chosen: readonly Item[] } | null =
    $derived.by(() => {
      const target = this.#target;
      if (target?.kind === "deed" && target.deed.cards !== null)
        return { ...target.deed.cards, chosen: named(target.deed.cards.items, target.cards) };
      const cards = this.choices?.cards ?? null;
      if (target?.kind !== "cards" || cards === null) return null;
      return { least: cards.least, most: cards.most, chosen: named(cards.items, target.cards) };
    });
  /** Whether one may take something back now. */
  readonly mayUndo: boolean = $derived.by(() => !this.table.busy && (this.table.message?.undo ?? null) !== null);
  /** What is being aimed at, for a heading; null if it is nothing. */
  readonly kind: Target["kind"] | "tool" | null = $derived.by(() =>
    this.#tool === null ? (this.#target?.kind ?? null) : "tool",
  );
  /** Where a repair that is aimed at would bring a Disaster Track. */
  readonly hoped: Readonly<Partial<Record<string, number>>> = $derived.by(() => {
    const target = this.#target;
    if (target?.kind !== "deed" || this.about === null) return {};
    const about = this.about;
    return Object.fromEntries(
      target.deed.mends.flatMap((mend) => (mend.track === null ? [] : [[mend.track, resetOf(about, mend.space)]])),
    );
  });
  /** Whether a repair is aimed at that would mend nothing. */
  readonly idle: boolean = $derived.by(() => this.#target?.kind === "deed" && isIdle(this.#target.deed));
  /** The space that is aimed at; null if the aim is no way. */
  readonly goal: number | null = $derived.by(() => (this.#target?.kind === "way" ? this.#target.way.to : null));

  /** Give up what one has in mind: first the card, then the aim. */
  cancel(): void {
    if (this.#sure !== null) this.#sure = null;
    else if (this.#open !== null) this.#open = null;
    else if (this.#tool !== null) this.#card = null;
    else this.#aim = null;
  }

  /** Whether there is something to give up. */
  get aiming(): boolean {
    return this.#sure !== null || this.#open !== null || this.#tool !== null || this.#aim !== null;
  }

  /** Take the last step back. */
  undo(): void {
    this.#forget();
    if (this.mayUndo) void this.table.takeBack();
  }

  /** Open a dialog that nobody but the player asks for; it stays until it is cancelled. */
  open(what: Opened): void {
    this.#open = what;
  }

  /** On a phone: look at the rooms or at the actions. */
  show(step: "walk" | "act"): void {
    this.#aim = null;
    this.#card = null;
    this.#step = step;
  }

  /** Aim at a deed by its notation, at a minute of it, at a space; what is not listed is passed over. */
  aimDeed(text: string): void {
    const deed = this.choices?.deeds.find((one) => one.text === text);
    if (deed === undefined) return;
    this.#card = null;
    this.#aim = aimAt(deed);
  }

  aimSpace(to: number, way = 0): void {
    this.#aimAt({ kind: "way", to, way });
  }

  #aimAt(aim: Aim): void {
    if (this.choices === null || targetOf(this.choices, aim) === null) return;
    this.#card = null;
    this.#aim = aim;
  }

  #forget(): void {
    this.#aim = null;
    this.#card = null;
    this.#sure = null;
    this.#step = null;
  }

  #minute(place: number): void {
    const target = this.#target;
    const one = target?.kind === "deed" ? target.deed.row[place] : undefined;
    if (target?.kind !== "deed" || one === undefined) return;
    this.#card = null;
    this.#aim = { kind: "deed", deed: target.deed.text, minutes: one.decision.minutes, cards: target.cards };
  }

  /** Send; what kills for sure is asked once more. `keep`: the aim stands afterwards. */
  #send(decisions: readonly string[], foreseen: Foreseen | null, keep = false): void {
    if (foreseen !== null && isSure(foreseen)) this.#sure = { foreseen, decisions, keep };
    else this.#decide(decisions, keep);
  }

  #decide(decisions: readonly string[], keep: boolean): void {
    this.#label = this.main?.label ?? "";
    this.#kept = this.deeds.length > 0 ? this.deeds : this.answers;
    this.#keptBarred = this.barred;
    if (keep) {
      this.#card = null;
      this.#sure = null;
    } else this.#forget();
    this.#sending = true;
    void this.table.decide(...decisions).finally(() => {
      this.#sending = false;
    });
  }

  #shown(): GnomeView | null {
    const view = this.table.playback.picture ?? this.view; // what is shown, not what will be
    if (view === null) return null;
    const own = (gnome: GnomeView): boolean => this.table.you.seats.includes(gnome.player) && gnome.alive;
    const deciding = this.table.message?.choices?.gnome;
    if (deciding !== undefined) return view.gnomes.find((one) => one.name === deciding) ?? null;
    const active = view.gnomes.find((one) => one.name === view.active) ?? null;
    if (active !== null && own(active)) return active;
    const mine = view.gnomes.filter(own).sort((a, b) => b.time - a.time)[0];
    return mine ?? active;
  }

  #dangerous(one: Foreseen): boolean {
    return isDeadly(one) || (one.danger && this.#safe);
  }

  #isChosen(test: (target: Target) => boolean): boolean {
    return this.#tool === null && this.#target !== null && test(this.#target);
  }

  #chips(): readonly Chip[] {
    const { choices, about, view } = this;
    if (choices === null)
      return this.sent === null ? [] : this.#kept.map((chip) => ({ ...chip, touch: () => undefined }));
    if (about === null || view === null) return [];
    const rank = (deed: Deed): number =>
      LATE.includes(deed.action) ? 2 + LATE.indexOf(deed.action) : Number(isIdle(deed));
    return [...choices.deeds]
      .sort((a, b) => rank(a) - rank(b))
      .map((deed) => {
        const hatch = hatchOf(view, choices, deed);
        return {
          id: deed.text,
          label: deedName(about, deed, hatch),
          short: deedShort(deed, hatch),
          note: deedNote(deed),
          icon: deedIcon(deed.action),
          action: deed.action,
          gnome: deed.gnome,
          chosen: this.#isChosen((target) => target.kind === "deed" && target.deed === deed),
          deadly: deed.row.every((one) => this.#dangerous(one)),
          key: KEYS[deed.action] ?? "",
          atom: ACTION_ATOMS[deed.action],
          touch: () => {
            this.aimDeed(deed.text);
          },
        };
      });
  }

  #rooms(): readonly RoomChip[] {
    const { choices, about } = this;
    if (choices === null || about === null) return [];
    const spaces = choices.ways.map((way) => way.to).filter((to, place, all) => all.indexOf(to) === place);
    const usual = (to: number): Way | undefined => waysTo(choices, to)[0];
    return spaces
      .map((to) => ({ to, way: this.goal === to && this.#target?.kind === "way" ? this.#target.way : usual(to) }))
      .filter((one): one is { to: number; way: Way } => one.way !== undefined)
      .sort((a, b) => a.way.minutes - b.way.minutes || a.to - b.to)
      .map(({ to, way }) => ({
        id: `way ${String(to)}`,
        room: to,
        label: placeName(about, to),
        short: placeShort(about, to),
        note:
          way.items.length > 0
            ? t("web-turn-uses", { items: listed(way.items.map((item) => itemName(item, about.edition))) })
            : "",
        icon: "",
        price: minutesText(way.minutes),
        chosen: this.#isChosen((target) => target.kind === "way" && target.way.to === to),
        deadly: false,
        key: to === 0 ? "" : String(to % 10),
        atom: "",
        touch: () => {
          if (this.goal === to && this.#tool === null) this.main?.run();
          else this.aimSpace(to);
        },
      }));
  }

  #answers(): readonly Chip[] {
    const { choices, about } = this;
    if (choices === null || about === null) return [];
    return choices.answers.map((one, place) => ({
      id: one.decision.text,
      label: this.#answerLabel(one),
      short: this.#answerLabel(one),
      note: "",
      icon: "",
      chosen: this.#isChosen((target) => target.kind === "answer" && target.foreseen === one),
      deadly: this.#dangerous(one),
      key: String(((one.decision.space ?? place + 1) + 10) % 10),
      atom: "",
      touch: () => {
        const chosen = this.#isChosen((target) => target.kind === "answer" && target.foreseen === one);
        if (chosen && this.#aim !== null) this.main?.run();
        else this.#aimAt({ kind: "answer", decision: one.decision.text });
      },
    }));
  }

  #answerLabel(one: Foreseen): string {
    const { about, view } = this;
    if (about === null || view === null) return "";
    const said = one.decision;
    const place =
      said.kind === "enter" ? view.hatch : (said.space ?? spaceOf(view, this.choices?.gnome ?? view.active));
    const hatch = said.kind === "block" ? hatchName(hatchBetween(view.rolled, said.space ?? 0)) : "";
    return t(`web-turn-answer-${said.kind}`, { place: placeName(about, place), hatch, gnome: view.active });
  }

  #ways(): readonly Chip[] {
    const { about, view } = this;
    const target = this.#target;
    if (target?.kind !== "way" || about === null || view === null || target.others.length < 2) return [];
    const start = spaceOf(view, this.choices?.gnome ?? view.active);
    return target.others.map((way, place) => ({
      id: String(place),
      label: wayText(about, way, start),
      short: wayText(about, way, start),
      note: minutesText(way.minutes),
      icon: "",
      chosen: way === target.way,
      deadly: false,
      key: "",
      atom: "",
      touch: () => {
        this.aimSpace(way.to, place);
      },
    }));
  }

  #steps(): readonly Step[] {
    const { about, view } = this;
    const target = this.#target;
    if (target?.kind !== "way" || about === null || view === null) return [];
    let before = spaceOf(view, this.choices?.gnome ?? view.active);
    return target.way.stages.map((stage) => {
      const step: Step = {
        kind: stage.decision.kind as Step["kind"],
        text: stageText(about, stage, before),
        minutes: stage.minutes,
        room: stage.room,
        item: stage.decision.items?.[0] ?? null,
      };
      before = stage.room;
      return step;
    });
  }

  #marks(): readonly Mark[] {
    const { choices, view } = this;
    if (choices === null || view === null || this.#sure !== null) return [];
    const own = spaceOf(view, choices.gnome);
    // with something chosen, everything else steps back
    const aimed = this.#aim !== null || this.#tool !== null;
    const back = (mark: Mark): Mark => (aimed && mark.state !== "chosen" ? { ...mark, quiet: true } : mark);
    const shut = aimed || this.about === null ? [] : shutRooms(this.about, view, choices);
    return [
      ...this.rooms.map((chip) => back(marked({ kind: "space", space: chip.room }, chip, chip.price))),
      ...shut,
      ...this.#hatchMarks(own).map(back),
      ...this.deeds.map((chip) => back(this.#deedMark(chip, own))),
      ...this.#answerMarks(own),
      ...this.#gnomeMarks(),
    ];
  }

  #hatchMarks(own: number): readonly Mark[] {
    return (this.choices?.hatches ?? []).map((one) => {
      const hatch = hatchBetween(own, one.decision.space ?? 0);
      const chosen = this.#isChosen((target) => target.kind === "hatch" && target.foreseen === one);
      return {
        place: { kind: "hatch", hatch },
        state: chosen ? "chosen" : "may",
        label: chosen ? minutesText(one.minutes) : "",
        name: t("web-turn-name-open", { hatch: hatchName(hatch), minutes: one.minutes }),
        deadly: this.#dangerous(one),
        touch: () => {
          if (this.#isChosen((target) => target.kind === "hatch" && target.foreseen === one)) this.main?.run();
          else this.#aimAt({ kind: "hatch", decision: one.decision.text });
        },
      };
    });
  }

  #deedMark(chip: Chip, own: number): Mark {
    const deed = this.choices?.deeds.find((one) => one.text === chip.id);
    const gnome = deed?.gnome ?? null;
    const place: Place = {
      kind: "deed",
      action: deed?.action ?? "",
      space: deed?.space ?? own,
      ...(gnome === null ? {} : { gnome }),
    };
    const one = this.foreseen;
    const label = chip.chosen && one !== null ? minutesText(one.minutes) : "";
    const touch = (): void => {
      if (chip.chosen && this.dial === null) this.main?.run();
      else if (!chip.chosen) chip.touch();
    };
    return marked(place, { ...chip, touch }, label);
  }

  /** Where to go or to stay, what burns, what jams, whom to answer. */
  #answerMarks(own: number): readonly Mark[] {
    const { view, choices } = this;
    if (view === null || choices === null) return [];
    return this.answers.flatMap((chip) => {
      const said = choices.answers.find((one) => one.decision.text === chip.id)?.decision;
      const places: Partial<Record<string, Place>> = {
        stay: { kind: "space", space: own },
        spread: { kind: "space", space: said?.space ?? 0 },
        block: { kind: "hatch", hatch: hatchBetween(view.rolled, said?.space ?? 0) },
        defend: { kind: "gnome", gnome: view.active },
        submit: { kind: "gnome", gnome: choices.gnome },
      };
      const place = places[said?.kind ?? ""]; // to enter is a way, and marked as one
      return place === undefined ? [] : [marked(place, chip, said?.kind === "stay" ? t("web-turn-stay-short") : "")];
    });
  }

  /** What has no place of its own on the board is done by touching the gnome. */
  #gnomeMarks(): readonly Mark[] {
    const { main, choices } = this;
    const placeless = this.#tool !== null || this.#target?.kind === "end" || this.#target?.kind === "cards";
    if (main === null || choices === null || !placeless || main.off !== null) return [];
    return [
      {
        place: { kind: "gnome", gnome: choices.gnome },
        state: "may",
        label: main.label,
        name: main.label,
        deadly: main.deadly,
        touch: main.run,
      },
    ];
  }

  #preview(): Preview | null {
    const { view, choices } = this;
    const target = this.#target;
    if (view === null || choices === null) return null;
    if (target?.kind === "way" && this.#tool === null)
      return {
        ghost: target.way.ghost,
        minutes: target.way.minutes,
        events: target.way.events,
        itemIcons: target.way.item_icons,
        way: roomsOf(target.way, spaceOf(view, choices.gnome)),
      };
    const one = this.foreseen;
    return one === null
      ? null
      : { ghost: one.ghost, minutes: one.minutes, events: one.events, itemIcons: one.item_icons, way: [] };
  }

  #hand(): readonly HandCard[] {
    const { about, view, gnome } = this;
    const target = this.#target;
    if (about === null || view === null || gnome === null) return [];
    const shown = this.table.playback.picture ?? view;
    const naming = target?.kind === "cards" || (target?.kind === "deed" && target.deed.cards !== null);
    return handOf({
      gnome,
      edition: about.edition,
      used: gnome.name === shown.active ? shown.used : [],
      tools: naming ? [] : (this.choices?.tools ?? []),
      action: target?.kind === "deed" ? target.deed.action : null,
      aimed: this.#card,
      naming: naming ? { cards: target.cards, drop: this.choices?.phase === "discard" } : null,
      use: (item) => {
        this.#touchTool(item);
      },
      drop: (item) => {
        const use = this.choices?.tools.find((one) => one.item === item)?.use;
        if (use !== undefined) this.#send([use.decision.text], use, true);
      },
      name: (place) => {
        this.#touchCard(place);
      },
    });
  }

  /** A card that helps what is aimed at and harms nobody is used at once; any other asks for a second touch. */
  #touchTool(item: Item): void {
    const tool = this.choices?.tools.find((one) => one.item === item);
    const target = this.#target;
    if (tool === undefined) return;
    const helps = target?.kind === "deed" && tool.helps.some((help) => help.action === target.deed.action);
    if (this.#card === item || (helps && tool.drinks === 0 && !isDeadly(tool.use)))
      this.#send([tool.use.decision.text], tool.use, true);
    else this.#card = item;
  }

  #touchCard(place: number): void {
    const target = this.#target;
    if (target?.kind !== "cards" && target?.kind !== "deed") return;
    const cards = target.cards.includes(place) ? target.cards.filter((one) => one !== place) : [...target.cards, place];
    this.#aim =
      target.kind === "cards"
        ? { kind: "cards", cards }
        : { kind: "deed", deed: target.deed.text, minutes: null, cards };
  }

  #cost(): Cost | null {
    const { about, view, choices, preview } = this;
    const target = this.#target;
    if (about === null || view === null || choices === null || preview === null) return null;
    const deed = target?.kind === "deed" && this.#tool === null ? target : null;
    return {
      from: target?.kind === "end" ? (this.gnome?.time ?? view.ghost) : view.ghost,
      to: preview.ghost,
      events: preview.events.length,
      items: preview.itemIcons.length,
      effect: deed === null ? "" : effectOf(about, deed.deed, deed.foreseen, hatchOf(view, choices, deed.deed)),
      met: metText(preview.events, preview.itemIcons),
    };
  }

  #warnings(): readonly Warning[] {
    const { view, choices, foreseen } = this;
    if (view === null || choices === null) return [];
    const target = this.#target;
    if (target?.kind === "way" && this.#tool === null)
      return wayChanges(target.way).map((text) => ({ text, sure: false }));
    return foreseen === null ? [] : warningsOf(view, choices.gnome, foreseen, this.#safe);
  }

  #main(): Main | null {
    const { choices, about, view } = this;
    const target = this.#target;
    if (choices === null || about === null || view === null) return null;
    const tool = this.#tool;
    if (tool !== null)
      return {
        label: t("web-turn-use", { item: itemName(tool.item, about.edition) }),
        sub: tool.drinks > 0 ? t("web-turn-faint", { percent: percent(tool.use.faint) }) : t("web-turn-whole-turn"),
        how: tool.drinks > 0 ? t("web-turn-faint", { percent: percent(tool.use.faint) }) : t("web-turn-whole-turn"),
        deadly: isDeadly(tool.use),
        off: null,
        run: () => {
          this.#send([tool.use.decision.text], tool.use, true);
        },
      };
    if (target === null) return null;
    const one = "foreseen" in target ? target.foreseen : null;
    return {
      ...this.#mainText(about, view, choices, target),
      deadly: one !== null && this.#dangerous(one),
      run: () => {
        if (this.main?.off === null) this.#send(decisionsOf(choices, target), one);
      },
    };
  }

  #mainText(about: About, view: View, choices: Choices, target: Target): MainText {
    const plain = (label: string, sub = "", off: string | null = null): MainText => ({ label, sub, how: sub, off });
    switch (target.kind) {
      case "way":
        return plain(
          t("web-turn-walk", { minutes: target.way.minutes }),
          metText(target.way.events, target.way.item_icons),
        );
      case "hatch": {
        const hatch = hatchBetween(spaceOf(view, choices.gnome), target.foreseen.decision.space ?? 0);
        return plain(t("web-turn-open", { hatch: hatchName(hatch) }), minutesText(target.foreseen.minutes));
      }
      case "answer":
        return plain(
          this.#answerLabel(target.foreseen),
          target.foreseen.minutes > 0 ? minutesText(target.foreseen.minutes) : "",
        );
      case "end":
        return plain(
          t(choices.phase === "drawn" ? "web-turn-keep" : "web-turn-end"),
          metText(target.foreseen.events, target.foreseen.item_icons),
        );
      case "cards": {
        const { least, most } = choices.cards ?? { least: 0, most: 0 };
        const cards = target.cards.length;
        const off = cards < least || cards > most ? t("web-turn-cards-left", { cards: least - cards }) : null;
        return plain(t(`web-turn-${choices.phase}`, { cards }), "", off);
      }
      case "deed": {
        const { deed, foreseen } = target;
        const effect = effectOf(about, deed, foreseen, hatchOf(view, choices, deed));
        const odds =
          foreseen.success === null
            ? deedHow(deed, foreseen)
            : t("web-turn-percent", { percent: percent(foreseen.success) });
        return {
          label: deedLabel(about, deed, foreseen, target.cards.length),
          sub: [odds, effect].filter((text) => text !== "").join(" · "),
          how: deedHow(deed, foreseen),
          off: null,
        };
      }
    }
  }

  #endChip(): Chip | null {
    const choices = this.choices;
    const end = choices?.end ?? null;
    if (choices === null || end === null) return null;
    const label = t(choices.phase === "drawn" ? "web-turn-keep" : "web-turn-end");
    return {
      id: "end",
      label,
      short: label,
      note: "",
      icon: "",
      chosen: this.#isChosen((target) => target.kind === "end"),
      deadly: this.#dangerous(end),
      key: "e",
      atom: "",
      touch: () => {
        this.#card = null;
        this.#aim = { kind: "end" };
      },
    };
  }

  #ask(): Ask | null {
    const sure = this.#sure;
    if (sure !== null)
      return {
        kind: "deadly",
        foreseen: sure.foreseen,
        ok: () => {
          this.#decide(sure.decisions, sure.keep);
        },
        cancel: () => {
          this.#sure = null;
        },
      };
    if (this.#open !== null) return this.#open;
    const target = this.#target;
    if (target?.kind === "deed" && (target.deed.action === "trade" || target.deed.action === "attack"))
      return { kind: target.deed.action, deed: target.deed };
    const phase = this.choices?.phase ?? "";
    return ASKED.includes(phase) ? ({ kind: phase } as Ask) : null;
  }
}

function marked(place: Place, chip: Chip, label: string): Mark {
  return {
    place,
    state: chip.chosen ? "chosen" : "may",
    label,
    name: [chip.label, label, chip.note].filter((text) => text !== "").join(", "),
    deadly: chip.deadly,
    ...(chip.atom === "" ? {} : { atom: chip.atom }),
    ...(chip.key === "" ? {} : { key: chip.key.toUpperCase() }),
    touch: chip.touch,
  };
}
