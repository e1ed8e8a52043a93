/** When the screen has to be covered: hidden hands, several seats at one screen, and another one's turn to look. */

import type { About, Message, You } from "../protocol";

/** Whether the message is for other eyes than those that the screen was opened for (null: for nobody's yet). */
export function coveredFor(about: About | null, you: You, message: Message | null, looker: string | null): boolean {
  if (about === null || message === null || !about.hidden_hands) return false;
  return you.seats.length > 1 && message.reader !== null && message.reader !== looker;
}
