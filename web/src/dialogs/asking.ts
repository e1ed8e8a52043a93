/** Taking back together: who has a say at the table, and who has answered. */

import type { Look } from "../ui/looks";
import type { ProposalShown, Lounge, Message, SeatShown } from "../protocol";
import { faceOf } from "./faces";
import type { Person } from "./People.svelte";

/** The seats that lead a gnome themselves. */
export function people(lounge: Lounge, message: Message): readonly SeatShown[] {
  return lounge.seats.filter((seat) => seat.gnomes.some((gnome) => message.controllers[gnome] === ""));
}

/** The name under which somebody sits there. */
export function nameOf(lounge: Lounge | null, seat: string): string {
  return lounge?.seats.find((one) => one.seat === seat)?.name ?? seat;
}

/** Those other than these seats, with whether they have agreed. */
export function voters(
  lounge: Lounge,
  message: Message,
  crew: readonly Look[],
  without: readonly string[],
): readonly Person[] {
  return people(lounge, message)
    .filter((seat) => !without.includes(seat.seat))
    .map((seat) => ({
      face: faceOf(crew, message.view.gnomes, seat.gnomes[0] ?? ""),
      name: nameOf(lounge, seat.seat),
      done: lounge.undo_proposal?.agreed.includes(seat.seat) ?? false,
    }));
}

/** The question that somebody at these seats has still to answer. */
export function toAnswer(lounge: Lounge | null, seats: readonly string[]): ProposalShown | null {
  const asked = lounge?.undo_proposal ?? null;
  if (asked === null || seats.includes(asked.by)) return null;
  return asked.waiting.some((seat) => seats.includes(seat)) ? asked : null;
}
