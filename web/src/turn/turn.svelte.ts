/**
 * The turn of whoever decides at this screen: what they have in mind, and what can be touched. It arranges what the table lists as choices, and
 * sends decisions of that list; it knows no rule of the game.
 */

import type { About, Choices, Foreseen, GnomeView, Item, View } from "../protocol";
import { overlays } from "../overlays/overlays.svelte";
import type { TableStore } from "../table/table.svelte";
import { t } from "../words/words.svelte";
import { aimAt, isDeadly, isIdle, isSure, targetOf, usualAim, type Aim, type Target } from "./aims";
import { barredDeeds, type BarredDeed } from "./barred";
import { boardMarks } from "./boardMarks";
import { answerChips, deedChips, endChip, roomChips, wayChips } from "./chips";
import { endTurn, type Then } from "./ending";
import { handOf } from "./hand";
import { mainButton } from "./mainButton";
import type { HandCard, Mark, Preview } from "./marks";
import { cardsOf, foreseenOf, goalOf, hopedOf, isChosen, isSafe, type Mind } from "./mind";
import { TakingBack } from "./takingBack.svelte";
import { costOf, previewOf, stepsOf, warningsAhead } from "./outlook";
import type { Ask, CardsToName, Chip, Cost, DialRow, Main, RoomChip, Step } from "./shown";
import type { Warning } from "./wording";

const ASKED: readonly string[] = ["give", "discard", "spread", "block", "defend", "drawn"];
/** What tells that the turn comes to its end: from then on one looks on, whoever has to decide next. */
const ENDING: ReadonlySet<string> = new Set([
  "faint_checked",
  "event_turned",
  "keeper_moved",
  "turn_ends",
  "turn_begins",
]);

export class Turn {
  #aim = $state.raw<Aim | null>(null);
  /** The card that is about to be used; the aim waits meanwhile. */
  #card = $state.raw<Item | null>(null);
  #sure = $state.raw<{
    readonly foreseen: Foreseen;
    readonly decisions: readonly string[];
    readonly then: Then;
  } | null>(null);
  /** Somebody else's plan is looked at; what one has in mind waits meanwhile. */
  #aside = false;
  #step = $state.raw<"walk" | "act" | null>(null);
  /** What all of the captain's plan takes; his aim is only its first part. */
  #plan = $state.raw<Omit<Preview, "way"> | null>(null);
  /** Decisions are on their way, one after the other: what may be done between them is nobody's business. */
  #sending = $state(false);
  #label = $state.raw("");
  /** The board of a game that is over is looked at once more. */
  looking = $state(false);
  /** What could be chosen before, and what not, to be shown while something is on its way. */
  #kept: readonly Chip[] = [];
  #keptBarred: readonly BarredDeed[] = [];

  readonly back: TakingBack;

  constructor(readonly table: TableStore) {
    this.back = new TakingBack(table);
  }

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
  readonly #safe: boolean = $derived.by(() => this.choices !== null && isSafe(this.choices));
  readonly #mind: Mind | null = $derived.by(() => {
    const { about, view, choices } = this;
    if (about === null || view === null || choices === null) return null;
    const [target, tool] = [this.#target, this.#tool];
    return { about, view, choices, target, tool, aimed: this.#aim !== null || tool !== null, safe: this.#safe };
  });
  /** What is foreseen of the aim. */
  readonly foreseen: Foreseen | null = $derived.by(() => foreseenOf(this.#target, this.#tool));

  /** What was decided and is still being carried out or shown, as long as one's turn goes on; null: nothing. */
  readonly sent: string | null = $derived.by(() => {
    if (this.#sending) return this.#label;
    const message = this.table.message;
    if (message === null || message.choices === null) return null;
    if (this.table.busy) return t("web-turn-sent");
    const last = message.entries.at(-1);
    const own = last !== undefined && last.by !== null && this.table.you.seats.includes(last.by);
    if (!this.table.cursor.running || !own || message.facts.some((fact) => ENDING.has(fact.kind))) return null;
    return last.kind === "decided" && this.#label !== "" ? this.#label : t("web-turn-sent");
  });
  readonly deeds: readonly Chip[] = $derived.by(() => {
    if (this.choices === null && this.sent !== null)
      return this.#kept.map((chip) => ({ ...chip, touch: () => undefined }));
    return this.#made((mind) => deedChips(mind, (deed) => this.aimDeed(deed.text)), []);
  });
  /** What one might look for here and may not do. */
  readonly barred: readonly BarredDeed[] = $derived.by(() => {
    if (this.choices === null && this.sent !== null) return this.#keptBarred;
    return this.#made(({ about, choices }) => barredDeeds(about, choices), []);
  });
  readonly rooms: readonly RoomChip[] = $derived.by(() =>
    this.#made((mind) => roomChips(mind, (to) => this.#touchRoom(to)), []),
  );
  readonly answers: readonly Chip[] = $derived.by(() =>
    this.#made((mind) => answerChips(mind, (one) => this.#touchAnswer(one)), []),
  );
  readonly ways: readonly Chip[] = $derived.by(() =>
    this.#made((mind) => wayChips(mind, (to, way) => this.aimSpace(to, way)), []),
  );
  readonly steps: readonly Step[] = $derived.by(() => this.#made(stepsOf, []));
  readonly marks: readonly Mark[] = $derived.by(() =>
    this.#sure === null ? this.#made((mind) => this.#marks(mind), []) : [],
  );
  readonly preview: Preview | null = $derived.by(() => {
    const preview = this.#made(previewOf, null);
    return preview === null || this.#plan === null ? preview : { ...preview, ...this.#plan };
  });
  readonly hand: readonly HandCard[] = $derived.by(() => this.#hand());
  readonly cost: Cost | null = $derived.by(() => {
    const { preview, gnome } = this;
    return preview === null ? null : this.#made((mind) => costOf(mind, preview, gnome?.time ?? mind.view.ghost), null);
  });
  readonly warnings: readonly Warning[] = $derived.by(() => this.#made(warningsAhead, []));
  readonly main: Main | null = $derived.by(() =>
    this.#made((mind) => mainButton(mind, (decisions, foreseen, then) => this.#send(decisions, foreseen, then)), null),
  );
  readonly end: Chip | null = $derived.by(() =>
    this.#made((mind) => endChip(mind, () => this.#aimAt({ kind: "end" })), null),
  );
  /** How the turn is brought to its end: by ending it, or, as long as one may still act, by doing nothing and ending it then. */
  readonly finish: Chip | null = $derived.by(() => {
    const idle = this.choices?.deeds.find((deed) => deed.action === "wait");
    const chip = this.deeds.find((one) => one.id === idle?.text);
    const ending = this.end ?? (chip === undefined ? null : { ...chip, label: t("web-turn-end"), key: "e" });
    const one = this.choices?.end ?? idle?.row[0];
    return ending === null || one === undefined ? null : { ...ending, touch: () => this.#finish(ending, one) };
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
  readonly cards: CardsToName | null = $derived.by(() => this.#made(cardsOf, null));
  /** What is being aimed at, for a heading; null if it is nothing. */
  readonly kind: Target["kind"] | "tool" | null = $derived.by(() =>
    this.#tool === null ? (this.#target?.kind ?? null) : "tool",
  );
  /** Where a repair that is aimed at would bring a Disaster Track. */
  readonly hoped: Readonly<Partial<Record<string, number>>> = $derived.by(() => this.#made(hopedOf, {}));
  /** Whether a repair is aimed at that would mend nothing. */
  readonly idle: boolean = $derived.by(() => this.#target?.kind === "deed" && isIdle(this.#target.deed));
  /** The space that is aimed at; null if the aim is no way. */
  readonly goal: number | null = $derived.by(() => goalOf(this.#target));

  /** Give up what one has in mind: first the card, then the aim. */
  cancel(): void {
    if (this.#sure !== null) this.#sure = null;
    else if (this.#tool !== null) this.#card = null;
    else this.#aim = null;
  }

  /** Whether there is something to give up. */
  get aiming(): boolean {
    return this.#sure !== null || this.#tool !== null || this.#aim !== null;
  }

  /** Undo one's last click, or all back to a decision; if what others have done since would go, too, that is asked first. */
  undo(to: number | null = this.back.last): void {
    if (to === null) return;
    this.#forget();
    if (this.back.others > 0) overlays.open("undo");
    else void this.back.to(to);
  }

  /** Do again what was undone last. */
  redo(): void {
    this.#forget();
    void this.back.redo();
  }

  /** Put aside what one has in mind, to look at a plan; what is returned brings it back. */
  aside(): () => void {
    const [aim, card, step] = [this.#aim, this.#card, this.#step];
    this.#aside = true;
    return () => {
      this.#aside = false;
      this.#plan = null;
      [this.#aim, this.#card, this.#step] = [aim, card, step];
    };
  }

  /** Show on the track what all of a plan takes, as long as one looks at it; null: what the aim takes. */
  foresee(plan: Omit<Preview, "way"> | null): void {
    this.#plan = this.#aside ? plan : null;
  }

  /** On a phone: look at the rooms or at the actions. */
  show(step: "walk" | "act"): void {
    this.#aim = null;
    this.#card = null;
    this.#step = step;
  }

  /** Aim at a deed by its notation, at a minute of it, at a space; what is not listed is passed over. */
  aimDeed(text: string, minutes: number | null = null): void {
    const deed = this.choices?.deeds.find((one) => one.text === text);
    if (deed === undefined) return;
    this.#card = null;
    this.#aim = { ...aimAt(deed), minutes };
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

  /** Send; what kills for sure is asked once more. */
  #send(decisions: readonly string[], foreseen: Foreseen | null, then: Then): void {
    if (foreseen !== null && isSure(foreseen)) this.#sure = { foreseen, decisions, then };
    else this.#decide(decisions, then, false);
  }

  /** `warned`: one knows that it kills. */
  #decide(decisions: readonly string[], then: Then, warned: boolean): void {
    this.#label = then === "end" ? t("web-turn-end") : (this.main?.label ?? "");
    this.#kept = this.deeds.length > 0 ? this.deeds : this.answers;
    this.#keptBarred = this.barred;
    if (then === "keep") {
      this.#card = null;
      this.#sure = null;
    } else this.#forget();
    this.#sending = true;
    this.back.forget();
    const work = this.table.asOneClick(() =>
      then === "end" ? endTurn(this.table, decisions, warned) : this.table.decide(...decisions),
    );
    void work.finally(() => {
      this.#sending = false;
    });
  }

  #shown(): GnomeView | null {
    const view = this.table.cursor.picture ?? this.view; // what is shown, not what will be
    if (view === null) return null;
    const own = (gnome: GnomeView): boolean => this.table.you.seats.includes(gnome.player) && gnome.alive;
    const deciding = this.table.message?.choices?.gnome;
    if (deciding !== undefined) return view.gnomes.find((one) => one.name === deciding) ?? null;
    const active = view.gnomes.find((one) => one.name === view.active) ?? null;
    if (active !== null && own(active)) return active;
    const mine = view.gnomes.filter(own).sort((a, b) => b.time - a.time)[0];
    return mine ?? active;
  }

  /** What is made of what one has in mind; something else as long as there is nothing to decide. */
  #made<Made>(make: (mind: Mind) => Made, none: Made): Made {
    return this.#mind === null ? none : make(this.#mind);
  }

  #isChosen(test: (target: Target) => boolean): boolean {
    return isChosen({ target: this.#target, tool: this.#tool }, test);
  }

  #marks(mind: Mind): readonly Mark[] {
    const { rooms, deeds, answers, main } = this;
    return boardMarks(mind, {
      rooms,
      deeds,
      answers,
      main,
      touchHatch: (one) => {
        if (this.#isChosen((target) => target.kind === "hatch" && target.foreseen === one)) this.main?.run();
        else this.#aimAt({ kind: "hatch", decision: one.decision.text });
      },
      touchDeed: (chip) => {
        if (chip.chosen && this.dial === null) this.main?.run();
        else if (!chip.chosen) chip.touch();
      },
    });
  }

  #hand(): readonly HandCard[] {
    const { about, view, gnome } = this;
    const target = this.#target;
    if (about === null || view === null || gnome === null) return [];
    const shown = this.table.cursor.picture ?? view;
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
        if (use !== undefined) this.#send([use.decision.text], use, "keep");
      },
      name: (place) => {
        this.#touchCard(place);
      },
    });
  }

  /** What is touched a second time is done. */
  #touchRoom(to: number): void {
    if (this.goal === to && this.#tool === null) this.main?.run();
    else this.aimSpace(to);
  }

  #touchAnswer(one: Foreseen): void {
    const chosen = this.#isChosen((target) => target.kind === "answer" && target.foreseen === one);
    if (chosen && this.#aim !== null) this.main?.run();
    else this.#aimAt({ kind: "answer", decision: one.decision.text });
  }

  /** One touch ends the turn. If something else is in mind, or if it is dangerous, the first touch only shows what it means. */
  #finish(ending: Chip, one: Foreseen): void {
    const then = this.end === null ? "end" : "forget";
    if (isSure(one) || ending.chosen || !(this.aiming || ending.deadly)) this.#send([one.decision.text], one, then);
    else ending.touch();
  }

  /** A card that helps what is aimed at and harms nobody is used at once; any other asks for a second touch. */
  #touchTool(item: Item): void {
    const tool = this.choices?.tools.find((one) => one.item === item);
    const target = this.#target;
    if (tool === undefined) return;
    const helps = target?.kind === "deed" && tool.helps.some((help) => help.action === target.deed.action);
    if (this.#card === item || (helps && tool.drinks === 0 && !isDeadly(tool.use)))
      this.#send([tool.use.decision.text], tool.use, "keep");
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

  #ask(): Ask | null {
    const sure = this.#sure;
    if (sure !== null)
      return {
        kind: "deadly",
        foreseen: sure.foreseen,
        ok: () => {
          this.#decide(sure.decisions, sure.then, true);
        },
        cancel: () => {
          this.#sure = null;
        },
      };
    const target = this.#target;
    if (target?.kind === "deed" && (target.deed.action === "trade" || target.deed.action === "attack"))
      return { kind: target.deed.action, deed: target.deed };
    const phase = this.choices?.phase ?? "";
    return ASKED.includes(phase) ? ({ kind: phase } as Ask) : null;
  }
}
