// The protocol of a table, for clients in TypeScript: see docs/protocol.md.
// Made by tools/make_protocol.py from the server's own types; do not edit.

export const PROTOCOL = 2;
export const SUBPROTOCOL = "rednovember.2";

export type Action =
  | "extinguish"
  | "pump"
  | "unblock"
  | "fix_engine"
  | "fix_pumps"
  | "fix_reactor"
  | "stop_missiles"
  | "kill_kraken"
  | "draw"
  | "trade"
  | "wait"
  | "abandon"
  | "attack";

export type Bar =
  | "fire"
  | "high_water"
  | "no_fire"
  | "no_water"
  | "no_blocked_hatch"
  | "not_outside"
  | "drawn_here"
  | "nobody_here"
  | "nothing_left"
  | "no_time";

export type Cause =
  | "fainted"
  | "hazard"
  | "fainted_at_sea"
  | "no_air"
  | "trapped"
  | "slain"
  | "limit"
  | "death"
  | "thirst"
  | "abandoning";

export type DecisionKind =
  | "use"
  | "open"
  | "enter"
  | "stay"
  | "fix"
  | "draw"
  | "wait"
  | "done"
  | "trade"
  | "give"
  | "spread"
  | "block"
  | "discard"
  | "abandon"
  | "attack"
  | "defend"
  | "submit";

export type Ending =
  | "won"
  | "asphyxiation"
  | "heat"
  | "pressure"
  | "crushed"
  | "asphyxiated"
  | "missiles"
  | "kraken"
  | "crew";

export type EventName =
  | "fire"
  | "fire_spreads"
  | "leak"
  | "underwater_current"
  | "blocked_hatch"
  | "descent"
  | "fast_descent"
  | "reactor_warmup"
  | "reactor_malfunction"
  | "engine_down"
  | "oxygen_pumps_down"
  | "missile_countdown"
  | "kraken"
  | "turbulence"
  | "stumble"
  | "friendly_fire"
  | "overheated"
  | "respite";

export type FactKind =
  | "turn_begins"
  | "stands_up"
  | "item_used"
  | "intoxication"
  | "ghost_moved"
  | "hatch_opened"
  | "reflowed"
  | "water"
  | "fire_out"
  | "entered"
  | "stayed"
  | "action_taken"
  | "die_rolled"
  | "fix_result"
  | "hatch_unblocked"
  | "hatch_blocked"
  | "track_moved"
  | "token_placed"
  | "token_removed"
  | "token_not_placed"
  | "item_drawn"
  | "stash_drawn"
  | "nothing_drawn"
  | "trade_offered"
  | "card_passed"
  | "faint_checked"
  | "fainted"
  | "event_turned"
  | "icon_ignored"
  | "event_in_vain"
  | "fire_started"
  | "card_discarded"
  | "keeper_moved"
  | "event_removed"
  | "events_rebuilt"
  | "items_rebuilt"
  | "killed"
  | "newcomer"
  | "attacked"
  | "defence"
  | "fight"
  | "abandoned"
  | "turn_ends"
  | "game_ends"
  | "escape_needed"
  | "trade_answered"
  | "gnome_placed"
  | "keeper_stacked"
  | "charmed"
  | "draw_barred"
  | "keeper_removed";

export type Hazard =
  | "fire"
  | "high_water"
  | "sea";

export type FixResult =
  | "failed"
  | "succeeded"
  | "too_late";

export type Item =
  | "grog"
  | "toolbox"
  | "engine_manual"
  | "pump_manual"
  | "reactor_manual"
  | "deactivation_code"
  | "fire_extinguisher"
  | "crowbar"
  | "water_pump"
  | "coffee"
  | "harpoon"
  | "lucky_charm"
  | "aqualung";

export type Phase =
  | "movement"
  | "hatch"
  | "acted"
  | "escape"
  | "escape_hatch"
  | "offer"
  | "give"
  | "defend"
  | "spread"
  | "block"
  | "discard"
  | "over"
  | "drawn";

export type Purpose =
  | "repair"
  | "fire"
  | "leak"
  | "blocked_hatch"
  | "newcomer"
  | "attacker"
  | "defender"
  | "start";

export type Reason =
  | "asphyxiation"
  | "heat"
  | "pressure"
  | "crushed"
  | "asphyxiated"
  | "missiles"
  | "kraken"
  | "crew";

export type Source =
  | "stores"
  | "icon"
  | "deal";

export type Token =
  | "crushed"
  | "asphyxiated"
  | "missiles"
  | "kraken";

export type Track =
  | "asphyxiation"
  | "heat"
  | "pressure";

export type SignalName =
  | "take"
  | "need"
  | "wait"
  | "help"
  | "thanks"
  | "well_done"
  | "sorry"
  | "ready";

/** A fraction in lowest terms: so many times in so many. */
export type Chance = readonly [number, number];

/** What the server sends; `type` says which it is. */
export type ServerFrame =
  | Welcome
  | News
  | Response
  | Goodbye;

/** The server's first frame: what never changes, who the reader is, and the current state of everything. */
export interface Welcome {
  readonly protocol: number;
  readonly table: string;
  readonly you: You;
  readonly about: About;
  readonly number: number;
  readonly lounge: Lounge;
  readonly chat: readonly ChatLineShown[];
  readonly message: Message;
  readonly type: "welcome";
}

/**
 * What is new. `since` and `number` are records of the table's log. There is a message if the game has
 * changed. There is one, too, if the reader is back or has other seats than before, because view and choices
 * depend on that.
 */
export interface News {
  readonly since: number;
  readonly number: number;
  readonly you: You;
  readonly lounge: Lounge;
  readonly chat: readonly ChatLineShown[];
  readonly message: Message | null;
  readonly type: "news";
}

/**
 * The response to a request, with the id that the client gave it. `ok` says that its records are durable.
 * `key` and `seat` come with a newly issued key, once.
 */
export interface Response {
  readonly id: number;
  readonly ok: boolean;
  readonly number: number;
  readonly kind: string | null;
  readonly text: string | null;
  readonly atom: string | null;
  readonly rule: string | null;
  readonly seat: string | null;
  readonly key: string | null;
  readonly advice: Advised | null;
  readonly type: "response";
}

/** The last frame before the server closes the connection: why it does. */
export interface Goodbye {
  readonly kind: string;
  readonly text: string;
  readonly type: "goodbye";
}

/** What may be asked for; `type` says which it is. */
export type AnyRequest =
  | Decide
  | Undo
  | Control
  | Advice
  | Claim
  | Leave
  | Renew
  | TransferHost
  | SetOpen
  | StandInAfter
  | Chat
  | Signal
  | ProposeUndo
  | Vote
  | Language
  | Ping;

/** What a client sends: hello first, then requests with a number each; `type` says which it is. */
export type ClientFrame = Hello | (AnyRequest & Numbered);

/** The client's own number for a request; its answer carries the same one. */
export interface Numbered {
  readonly id: number;
}

/** A fact of one kind. */
export type Fact<Kind extends FactKind> = Extract<Happened, { readonly kind: Kind }>;

/**
 * A client's first frame: its keys, language and style, and the last record that it has seen (null: none).
 */
export interface Hello {
  readonly protocol: number;
  readonly keys?: readonly string[];
  readonly language?: string;
  readonly style?: "lively" | "dry";
  readonly seen?: number | null;
  readonly type: "hello";
}

/** Make a decision, in the notation of `choices`. `number` is the table's number that it responds to. */
export interface Decide {
  readonly number: number;
  readonly decision: string;
  readonly type: "decide";
}

/**
 * Undo one's last decision, or all but the first `to` decisions that stand (see `Message.undo`). `number`
 * counts entries, as everywhere: it never goes back. `to` counts decisions that stand, which get fewer.
 */
export interface Undo {
  readonly number: number;
  readonly to?: number | null;
  readonly type: "undo";
}

/** Let a bot control a gnome, or take control back (empty `bot`). */
export interface Control {
  readonly number: number;
  readonly gnome: string;
  readonly bot?: string;
  readonly type: "control";
}

/** Get the best few plans: `advice` of the response is `Advised`. */
export interface Advice {
  readonly number: number;
  readonly type: "advice";
}

/**
 * Sit down under a name; without `seat`, on any free seat. With a `join` key, or with a `key` that the client
 * has made, the response holds the seat and its new key; an older key no longer opens it. A name that another
 * seat, its player or a gnome of theirs has, or that looks like it, is refused (`server-name-alike`).
 */
export interface Claim {
  readonly name: string;
  readonly seat?: string;
  readonly key?: string;
  readonly type: "claim";
}

/** Leave a seat, or, as host, remove its player. The seat's key stops working. */
export interface Leave {
  readonly seat: string;
  readonly type: "leave";
}

/** Replace the key of a seat, by `key` if it is given. The old one stops working. */
export interface Renew {
  readonly seat: string;
  readonly key?: string;
  readonly type: "renew";
}

/** Replace the host's key, by `key` if it is given, to make somebody else host. The old one stops working. */
export interface TransferHost {
  readonly key?: string;
  readonly type: "transfer_host";
}

/** Open the table to everyone, or only to those who are invited. */
export interface SetOpen {
  readonly open: boolean;
  readonly type: "set_open";
}

/** Set after how many seconds a bot stands in for a player who doesn't decide (null: never). */
export interface StandInAfter {
  readonly seconds?: number | null;
  readonly type: "stand_in_after";
}

/** Send a short message to everyone at the table. */
export interface Chat {
  readonly text: string;
  readonly type: "chat";
}

/** Send a preset message, which everyone reads in their own language, such as "I'll take room 4". */
export interface Signal {
  readonly signal: SignalName;
  readonly room?: number | null;
  readonly item?: Item | null;
  readonly type: "signal";
}

/**
 * Propose to everyone to undo all but the first `to` decisions that stand (see `Message.decisions`). `number`
 * counts entries and never decreases. `to` counts decisions that stand, which an undo reduces.
 */
export interface ProposeUndo {
  readonly number: number;
  readonly to: number;
  readonly type: "propose_undo";
}

/** Vote on the proposed undo. */
export interface Vote {
  readonly yes: boolean;
  readonly type: "vote";
}

/** Change language and style. A `Welcome` follows. */
export interface Language {
  readonly language: string;
  readonly style?: "lively" | "dry";
  readonly type: "language";
}

/** Get a response, and nothing else. */
export interface Ping {
  readonly type: "ping";
}

/**
 * A new table: whether it is open to everyone, and after how many seconds a bot stands in (null: never). It
 * goes on from `logbook`, if that is given.
 */
export interface NewTable {
  readonly table?: TableRequest | null;
  readonly open?: boolean;
  readonly stand_in_after?: number | null;
  readonly logbook?: string;
}

/** A new table. */
export interface CreatedTable {
  readonly table: string;
  readonly keys: KeysShown;
  readonly links: Links;
}

/** A table that is open to everyone and not over. */
export interface OpenTable {
  readonly table: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly gnomes: readonly string[];
  readonly edition: string;
  readonly options: readonly string[];
  readonly free: readonly string[];
  readonly begun: boolean;
}

/**
 * What a new table may have. Of editions, bots and `take_back` the first one is the usual one. `quick_bot`
 * leads the others' gnomes where nobody wants to choose. `longest_logbook` is in letters.
 */
export interface Setup {
  readonly language: string;
  readonly least_gnomes: number;
  readonly usual_gnomes: number;
  readonly most_gnomes: number;
  readonly editions: readonly Offered[];
  readonly options: readonly OptionOffered[];
  readonly bots: readonly Offered[];
  readonly quick_bot: string;
  readonly take_back: readonly Offered[];
  readonly longest_logbook: number;
}

/** A language, its own name, and its catalogue files. */
export interface LanguageShown {
  readonly language: string;
  readonly name: string;
  readonly files: readonly string[];
}

/**
 * The rules in a language: all chapters, or the entries found. `near` has similar words if nothing was found.
 * With all chapters comes `things`: the ids of the rules about a thing, main one first, by its kind and name.
 */
export interface Rules {
  readonly language: string;
  readonly edition: string;
  readonly chapters: readonly Chapter[];
  readonly found: readonly Entry[];
  readonly near: readonly string[];
  readonly things: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/**
 * An error as clients see it: its kind, a sentence in their language, and the rule behind it, if there is
 * one. `field` is the key of a new table that is wrong, and `name` the name that is, if it is one.
 */
export interface Problem {
  readonly kind: string;
  readonly text: string;
  readonly atom: string | null;
  readonly rule: string | null;
  readonly field: string | null;
  readonly name: string | null;
}

/**
 * What never changes at a table. `start` is the number of decisions of the logbook that it was created from.
 */
export interface About {
  readonly version: number;
  readonly start: number;
  readonly gnomes: readonly string[];
  readonly players: readonly string[];
  readonly edition: string;
  readonly options: Readonly<Record<string, boolean>>;
  readonly hidden_hands: boolean;
  readonly take_back: string;
  readonly advice: boolean;
  readonly treachery: boolean;
  readonly boat: Boat;
}

/** The best few plans for the gnome that decides, best first. */
export interface Advised {
  readonly number: number;
  readonly gnome: string;
  readonly plans: readonly Counsel[];
}

/**
 * An action that a player might look for here and that isn't allowed now: why, and the rule that forbids it.
 */
export interface Barred {
  readonly action: Action;
  readonly why: Bar;
  readonly atom: string;
}

/** A reason for a plan, or a part of its cost: its kind, its parameters, and the text. */
export interface Because {
  readonly kind: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/**
 * The board, for drawing: hatches as "4-5", spaces with icons, places of actions, the lengths of the tracks.
 * `purposes` are the rooms' own; `places` are the spaces of actions that are tied to some (the sea is 0).
 * `starts` is the space where the Time Keepers of a crew of that size start.
 */
export interface Boat {
  readonly board: string;
  readonly interior: readonly string[];
  readonly exterior: readonly number[];
  readonly purposes: Readonly<Record<string, number>>;
  readonly places: Readonly<Record<string, readonly number[]>>;
  readonly first_space: number;
  readonly starts: Readonly<Record<string, number>>;
  readonly event_icons: readonly number[];
  readonly item_icons: readonly number[];
  readonly track_end: number;
  readonly resets: readonly number[];
  readonly intoxication: number;
  readonly draw_stores: number;
  readonly draw_cabin: number;
  readonly coffee_levels: number;
}

/** A decision of the table's logbook, and the place of its first fact. `by` is None for a bot. */
export interface Brought {
  readonly gnome: string;
  readonly by: string | null;
  readonly decision: Said;
  readonly first: number;
}

/** Cards to choose from, and the least and greatest number to choose. */
export interface Cards {
  readonly items: readonly Item[];
  readonly least: number;
  readonly most: number;
}

/** A chapter of the reference. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly entries: readonly Entry[];
}

/** A chat message or a signal, as a reader reads it. `text` is plain text. */
export interface ChatLineShown {
  readonly number: number;
  readonly at: number;
  readonly by: string;
  readonly name: string;
  readonly text: string;
  readonly signal: SignalName | null;
  readonly room: number | null;
  readonly item: Item | null;
}

/**
 * The choices of the gnome that decides. `number` is the number that its decision has to name. `ways` are
 * routes to other spaces, also through an open hatch; `hatches` can be opened without going through;
 * `answers` belong to a question (enter, stay, spread, block, defend, submit); `cards` have to be named
 * (give, discard); `end` ends the turn. `barred` are a few actions that aren't allowed, the most likely ones
 * first.
 */
export interface Choices {
  readonly number: number;
  readonly gnome: string;
  readonly phase: Phase;
  readonly ways: readonly Way[];
  readonly hatches: readonly Foreseen[];
  readonly deeds: readonly Deed[];
  readonly barred: readonly Barred[];
  readonly tools: readonly Tool[];
  readonly answers: readonly Foreseen[];
  readonly cards: Cards | null;
  readonly end: Foreseen | null;
}

/**
 * A plan, the chance of rescue with it, and the reasons. `low` and `high` are the rollouts' confidence
 * interval. `minutes`, `ghost` and the icons are those of the whole plan, moves and action together.
 */
export interface Counsel {
  readonly decisions: readonly Said[];
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  readonly rollouts: number;
  readonly reasons: readonly Because[];
  readonly minutes: number;
  readonly ghost: number;
  readonly events: readonly number[];
  readonly item_icons: readonly number[];
}

/** Who decides next: a gnome, its player, and the bot if one controls it. */
export interface Deciding {
  readonly gnome: string;
  readonly player: string;
  readonly bot: string | null;
}

/**
 * An action with its decisions by minutes (or a single one if the action has no choice of minutes). `text` is
 * its notation, without minutes and cards. `bonus` is the bonus of items used this turn, `extra` the minutes
 * that low water costs; `track` is the Disaster Track that it resets. `mends` is empty if there is nothing to
 * repair. `cards` are those that a trade may offer.
 */
export interface Deed {
  readonly text: string;
  readonly action: Action;
  readonly space: number | null;
  readonly gnome: string | null;
  readonly bonus: number;
  readonly extra: number;
  readonly track: Track | null;
  readonly mends: readonly Mend[];
  readonly cards: Cards | null;
  readonly row: readonly Foreseen[];
}

/**
 * How the game ended: `reason` is "won" or what lost the game. `undone` counts how often luck was undone that
 * somebody had seen.
 */
export interface Ended {
  readonly won: boolean;
  readonly reason: Ending;
  readonly winners: readonly string[];
  readonly undone: number;
}

/** A rule with its whole entry. Parts that don't exist are empty. */
export interface Entry {
  readonly id: string;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  readonly example: string;
  readonly first: string;
  readonly question: string;
  readonly why: string;
  readonly words: string;
  readonly switch: string;
  readonly option: string;
  readonly edition: string;
  readonly board: string;
  readonly sources: string;
  readonly against: string;
  readonly about: ReadonlyArray<readonly [string, string]>;
  readonly cards: ReadonlyArray<readonly [string, number]>;
}

/**
 * The cost and risk of a decision (see `Forecast`); `others` are the other gnomes that may die. `events` and
 * `item_icons` are the spaces of the icons that the Time Keeper would pass, `passes` the tokens that it would
 * pass, `lost` the tokens or tracks that would lose the game.
 */
export interface Foreseen {
  readonly decision: Said;
  readonly minutes: number;
  readonly ghost: number;
  readonly success: Chance | null;
  readonly faint: Chance;
  readonly death: Chance;
  readonly danger: boolean;
  readonly others: readonly Risk[];
  readonly events: readonly number[];
  readonly item_icons: readonly number[];
  readonly passes: readonly Token[];
  readonly lost: readonly Token[];
}

/** A gnome as a seat sees it: `items` is None if the hand is hidden, `cards` is the number of its cards. */
export interface GnomeView {
  readonly name: string;
  readonly player: string;
  readonly alive: boolean;
  readonly abandoned: boolean;
  readonly room: number;
  readonly time: number;
  readonly intoxication: number;
  readonly fainted: boolean;
  readonly drew_in: number;
  readonly cards: number;
  readonly items: readonly Item[] | null;
}

/**
 * A fact, and the number of its entry (0: the set-up). Parameters that the reader may not know are missing.
 */
export type Happened =
  | { readonly entry: number; readonly kind: "turn_begins"; readonly params: { readonly gnome: string; readonly space: number } }
  | { readonly entry: number; readonly kind: "stands_up"; readonly params: { readonly gnome: string } }
  | { readonly entry: number; readonly kind: "item_used"; readonly params: { readonly gnome: string; readonly item: Item } }
  | { readonly entry: number; readonly kind: "intoxication"; readonly params: { readonly gnome: string; readonly before: number; readonly after: number } }
  | { readonly entry: number; readonly kind: "ghost_moved"; readonly params: { readonly gnome: string; readonly before: number; readonly after: number } }
  | { readonly entry: number; readonly kind: "hatch_opened"; readonly params: { readonly gnome: string; readonly room: number; readonly to_room: number } }
  | { readonly entry: number; readonly kind: "reflowed"; readonly params: { readonly room: number; readonly to_room: number } }
  | { readonly entry: number; readonly kind: "water"; readonly params: { readonly room: number; readonly before: number; readonly after: number } }
  | { readonly entry: number; readonly kind: "fire_out"; readonly params: { readonly room: number; readonly by_water: boolean } }
  | { readonly entry: number; readonly kind: "entered"; readonly params: { readonly gnome: string; readonly room: number; readonly to_room: number } }
  | { readonly entry: number; readonly kind: "stayed"; readonly params: { readonly gnome: string; readonly room: number } }
  | { readonly entry: number; readonly kind: "action_taken"; readonly params: { readonly gnome: string; readonly action: Action; readonly minutes: number } }
  | { readonly entry: number; readonly kind: "die_rolled"; readonly params: { readonly gnome: string; readonly purpose: Purpose; readonly value: number } }
  | { readonly entry: number; readonly kind: "fix_result"; readonly params: { readonly gnome: string; readonly result: FixResult; readonly needed: number } }
  | { readonly entry: number; readonly kind: "hatch_unblocked"; readonly params: { readonly room: number; readonly to_room: number } }
  | { readonly entry: number; readonly kind: "hatch_blocked"; readonly params: { readonly room: number; readonly to_room: number } }
  | { readonly entry: number; readonly kind: "track_moved"; readonly params: { readonly track: Track; readonly before: number; readonly after: number } }
  | { readonly entry: number; readonly kind: "token_placed"; readonly params: { readonly token: Token; readonly space: number } }
  | { readonly entry: number; readonly kind: "token_removed"; readonly params: { readonly token: Token; readonly space: number } }
  | { readonly entry: number; readonly kind: "token_not_placed"; readonly params: { readonly token: Token; readonly already: boolean } }
  | { readonly entry: number; readonly kind: "item_drawn"; readonly params: { readonly gnome: string; readonly source: Source; readonly item?: Item } }
  | { readonly entry: number; readonly kind: "stash_drawn"; readonly params: { readonly gnome: string; readonly left: number } }
  | { readonly entry: number; readonly kind: "nothing_drawn"; readonly params: { readonly gnome: string } }
  | { readonly entry: number; readonly kind: "trade_offered"; readonly params: { readonly gnome: string; readonly partner: string; readonly cards: number } }
  | { readonly entry: number; readonly kind: "card_passed"; readonly params: { readonly gnome: string; readonly partner: string; readonly item?: Item } }
  | { readonly entry: number; readonly kind: "faint_checked"; readonly params: { readonly gnome: string; readonly number: number | null; readonly level: number } }
  | { readonly entry: number; readonly kind: "fainted"; readonly params: { readonly gnome: string; readonly space: number } }
  | { readonly entry: number; readonly kind: "event_turned"; readonly params: { readonly gnome: string; readonly card: string; readonly number: number | null } }
  | { readonly entry: number; readonly kind: "icon_ignored"; readonly params: { readonly gnome: string; readonly space: number; readonly left: number } }
  | { readonly entry: number; readonly kind: "event_in_vain"; readonly params: { readonly event: EventName } }
  | { readonly entry: number; readonly kind: "fire_started"; readonly params: { readonly room: number } }
  | { readonly entry: number; readonly kind: "card_discarded"; readonly params: { readonly gnome: string; readonly cause: Cause; readonly item: Item } }
  | { readonly entry: number; readonly kind: "keeper_moved"; readonly params: { readonly gnome: string; readonly before: number; readonly after: number } }
  | { readonly entry: number; readonly kind: "event_removed"; readonly params: { readonly card: string } }
  | { readonly entry: number; readonly kind: "events_rebuilt"; readonly params: { readonly cards: number; readonly kraken: boolean } }
  | { readonly entry: number; readonly kind: "items_rebuilt"; readonly params: { readonly cards: number } }
  | { readonly entry: number; readonly kind: "killed"; readonly params: { readonly gnome: string; readonly cause: Cause; readonly room: number } }
  | { readonly entry: number; readonly kind: "newcomer"; readonly params: { readonly gnome: string; readonly room: number } }
  | { readonly entry: number; readonly kind: "attacked"; readonly params: { readonly gnome: string; readonly partner: string } }
  | { readonly entry: number; readonly kind: "defence"; readonly params: { readonly gnome: string; readonly defends: boolean } }
  | { readonly entry: number; readonly kind: "fight"; readonly params: { readonly gnome: string; readonly partner: string; readonly winner: string } }
  | { readonly entry: number; readonly kind: "abandoned"; readonly params: { readonly gnome: string } }
  | { readonly entry: number; readonly kind: "turn_ends"; readonly params: { readonly gnome: string; readonly space: number } }
  | { readonly entry: number; readonly kind: "game_ends"; readonly params: { readonly reason: Ending } }
  | { readonly entry: number; readonly kind: "escape_needed"; readonly params: { readonly gnome: string; readonly room: number } }
  | { readonly entry: number; readonly kind: "trade_answered"; readonly params: { readonly gnome: string; readonly partner: string; readonly cards: number } }
  | { readonly entry: number; readonly kind: "gnome_placed"; readonly params: { readonly gnome: string; readonly room: number } }
  | { readonly entry: number; readonly kind: "keeper_stacked"; readonly params: { readonly gnome: string; readonly space: number; readonly place: number } }
  | { readonly entry: number; readonly kind: "charmed"; readonly params: { readonly gnome: string; readonly icons: number } }
  | { readonly entry: number; readonly kind: "draw_barred"; readonly params: { readonly gnome: string; readonly room: number } }
  | { readonly entry: number; readonly kind: "keeper_removed"; readonly params: { readonly gnome: string; readonly space: number } };

/** What an item would add to an action. `here`: the action can be taken now. */
export interface Help {
  readonly action: Action;
  readonly bonus: number;
  readonly here: boolean;
}

/** The keys of a new table, shown only once. */
export interface KeysShown {
  readonly host: string;
  readonly join: string;
  readonly watch: string;
  readonly seats: Readonly<Record<string, string>>;
}

/** A link for each key of a new table. */
export interface Links {
  readonly host: string;
  readonly join: string;
  readonly watch: string;
  readonly seats: Readonly<Record<string, string>>;
}

/** The table around the game: whether it is open, its seats, and a proposed undo. */
export interface Lounge {
  readonly open: boolean;
  readonly stand_in_after: number | null;
  readonly seats: readonly SeatShown[];
  readonly undo_proposal: ProposalShown | null;
}

/** What a repair would fix: a Disaster Track or a Destruction token, and its space. */
export interface Mend {
  readonly track: Track | null;
  readonly token: Token | null;
  readonly space: number;
}

/**
 * A message to a reader: the entries after `since` (None: everything from the set-up on), and the current
 * state. `facts` and `story` are those of the entries; `origin` is where they begin, if that is the set-up.
 * `perils` are the gnomes that die where they stand. `undo` is the earliest state that the reader may go back
 * to.
 */
export interface Message {
  readonly version: number;
  readonly number: number;
  readonly since: number | null;
  readonly reader: string | null;
  readonly controllers: Readonly<Record<string, string>>;
  readonly entries: readonly Noted[];
  readonly facts: readonly Happened[];
  readonly story: readonly Sentence[];
  readonly view: View;
  readonly perils: readonly Peril[];
  readonly origin: Origin | null;
  readonly decisions: number;
  readonly deciding: Deciding | null;
  readonly choices: Choices | null;
  readonly undo: number | null;
  readonly ended: Ended | null;
}

/**
 * An entry as a reader may know it. `to` is set for an undo, `bot` for a change of control. `fault` says what
 * a bot did wrong, if a default decision was made for it.
 */
export interface Noted {
  readonly number: number;
  readonly kind: string;
  readonly gnome: string | null;
  readonly by: string | null;
  readonly bot: string | null;
  readonly decision: Said | null;
  readonly to: number | null;
  readonly fault: Readonly<Record<string, string>> | null;
}

/** Something to choose, with its name and what it means, in the reader's language. */
export interface Offered {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/**
 * An option of a game: its usual value, and its rules (ids, the main one first). `effect` says what it does
 * to the crew's chances: harder, kinder, or nothing much (empty).
 */
export interface OptionOffered {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly usual: boolean;
  readonly effect: string;
  readonly rules: readonly string[];
}

/**
 * Where a table's facts begin: the view after the first few facts (those of the set-up). `brought` are the
 * decisions of the logbook that the table was created from, including those undone since.
 */
export interface Origin {
  readonly facts: number;
  readonly view: View;
  readonly brought: readonly Brought[];
}

/**
 * A gnome that dies where it stands, and by which rule (`atom`). `now`: at the end of the current turn,
 * otherwise at the end of its own next one. `chance` is certain, except that of fainting in the sea.
 * `ways_out` are those of its own turn, the cheapest first.
 */
export interface Peril {
  readonly gnome: string;
  readonly hazard: Hazard;
  readonly room: number;
  readonly now: boolean;
  readonly chance: Chance;
  readonly atom: string;
  readonly ways_out: readonly WayOut[];
}

/** A proposal to undo all but the first `to` decisions: who has agreed, and whose vote is missing. */
export interface ProposalShown {
  readonly by: string;
  readonly to: number;
  readonly agreed: readonly string[];
  readonly waiting: readonly string[];
}

/** The chance that a decision kills another gnome. */
export interface Risk {
  readonly gnome: string;
  readonly chance: Chance;
}

/**
 * A decision on the wire: its fields, and its notation, which a client sends back. `items` is None if the
 * reader may not know them; `cards` is their number in any case.
 */
export interface Said {
  readonly kind: DecisionKind;
  readonly text: string;
  readonly space: number | null;
  readonly action: Action | null;
  readonly items: readonly Item[] | null;
  readonly cards: number;
  readonly gnome: string | null;
  readonly minutes: number | null;
}

/**
 * A seat as everyone sees it: its player in the game, its gnomes, who has claimed it, and if it is connected.
 */
export interface SeatShown {
  readonly seat: string;
  readonly gnomes: readonly string[];
  readonly name: string | null;
  readonly connected: boolean;
}

/**
 * A sentence, and the facts that it tells: their number, and the place of the first one in the list of facts.
 */
export interface Sentence {
  readonly text: string;
  readonly first: number;
  readonly count: number;
}

/** One decision of a route: where it leads, its cost, and the changes of water. */
export interface Stage {
  readonly decision: Said;
  readonly room: number;
  readonly minutes: number;
  readonly ghost: number;
  readonly water: readonly Water[];
  readonly fires_out: readonly number[];
}

/**
 * What is to be played, by whom and by which rules. Missing fields take their defaults. `gnomes` are names or
 * a number. `players` may be fewer than gnomes, which are then dealt to them. `bots` names the bot of a
 * gnome. Without a `seed` luck is secret. `take_back` is by default "free" for one person and "unrevealed"
 * for several.
 */
export interface TableRequest {
  readonly gnomes?: number | readonly string[];
  readonly players?: readonly string[] | null;
  readonly bots?: Readonly<Record<string, string>>;
  readonly edition?: string;
  readonly options?: Readonly<Record<string, boolean>> | readonly string[];
  readonly board?: string | Readonly<Record<string, unknown>>;
  readonly seed?: number | null;
  readonly take_back?: "never" | "unrevealed" | "free" | null;
  readonly advice?: boolean;
  readonly treachery?: boolean;
}

/**
 * An item in hand: the cost and risk of using it, its bonuses, and its other effects. `courage`: the gnome
 * may enter burning rooms; `air`: it may leave the sub; `icons`: event icons that the item skips; `sobers`
 * and `drinks`: levels of intoxication that it removes and adds.
 */
export interface Tool {
  readonly item: Item;
  readonly count: number;
  readonly helps: readonly Help[];
  readonly courage: boolean;
  readonly air: boolean;
  readonly icons: number;
  readonly sobers: number;
  readonly drinks: number;
  readonly use: Foreseen;
}

/**
 * Everything that one player (or a spectator) may know of a position. `keepers` are the Time Keepers on the
 * track, from 0 upwards, each stack from the bottom; `limited` are the gnomes under a hand limit; `partner`
 * is that of a trade or a fight; `drawn` is the card just drawn for an icon, while its use is asked about.
 */
export interface View {
  readonly player: string | null;
  readonly phase: Phase;
  readonly decides: string | null;
  readonly active: string;
  readonly ghost: number;
  readonly hatch: number;
  readonly used: readonly Item[];
  readonly charm: number;
  readonly began_at_sea: boolean;
  readonly newcomer: boolean;
  readonly fires: readonly number[];
  readonly low_water: readonly number[];
  readonly high_water: readonly number[];
  readonly blocked: readonly string[];
  readonly tracks: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, number>>;
  readonly stacks: Readonly<Record<string, readonly string[]>>;
  readonly keepers: readonly string[];
  readonly gnomes: readonly GnomeView[];
  readonly stash: number;
  readonly kraken_in_deck: boolean;
  readonly event_deck: readonly string[];
  readonly event_discard: readonly string[];
  readonly event_removed: readonly string[];
  readonly items_in_deck: number;
  readonly unseen_items: readonly Item[];
  readonly item_discard: readonly Item[];
  readonly partner: string | null;
  readonly offered: readonly Item[] | null;
  readonly given: readonly Item[] | null;
  readonly cards_offered: number;
  readonly cards_given: number;
  readonly hand_limit: number;
  readonly limited: readonly string[];
  readonly rolled: number;
  readonly drawn: string | null;
  readonly event_drawn: boolean;
  readonly opening: number;
  readonly result: string | null;
  readonly reason: string;
}

/** A room whose water changes, and its new level: 0 dry, 1 low, 2 high. */
export interface Water {
  readonly room: number;
  readonly level: number;
}

/** A route to a space, with all stages. `usual` marks the default one, with the fewest items. */
export interface Way {
  readonly to: number;
  readonly usual: boolean;
  readonly minutes: number;
  readonly ghost: number;
  readonly items: readonly Item[];
  readonly stages: readonly Stage[];
  readonly water: readonly Water[];
  readonly fires_out: readonly number[];
  readonly burning: boolean;
  readonly events: readonly number[];
  readonly item_icons: readonly number[];
}

/**
 * A way out of a peril: a route to a space, or an action at its best chance, with the minutes that takes.
 * `items` are those that the route uses. Of equal chances the action has the one with the fewest minutes.
 */
export interface WayOut {
  readonly to: number | null;
  readonly action: Action | null;
  readonly minutes: number;
  readonly items: readonly Item[];
  readonly chance: Chance;
}

/** What the reader's keys open. */
export interface You {
  readonly seats: readonly string[];
  readonly host: boolean;
}
