/** Bots as the wire names them: by their id, perhaps with settings in brackets ("captain(milliseconds=50)"). */

/** The id of a bot without its settings. */
export function botId(bot: string): string {
  return /^[^(]*/.exec(bot)?.[0] ?? bot;
}
