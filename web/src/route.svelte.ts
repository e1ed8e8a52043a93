/**
 * Which screen is shown, by the fragment of the address, which no server ever sees: `#/t/TABLE/k/KEY` is a table, `#/new/KIND` the choices for
 * a new game, everything else the first screen. Several keys are parted by commas. Once this browser has kept the keys they leave the
 * address: who looks at the screen, or at its history, does not see them. Without keys, those that were kept open the table.
 */

/** bots: you lead one gnome, bots the others; solo: you lead them all; same: several people at one screen. */
export type Kind = "bots" | "solo" | "same";
export const KINDS: readonly Kind[] = ["bots", "solo", "same"];

export type Route =
  | { readonly screen: "first" }
  | { readonly screen: "setup"; readonly kind: Kind }
  | { readonly screen: "table"; readonly table: string; readonly keys: readonly string[] };

const TABLE = /^#\/t\/([\w-]+)(?:\/k\/([\w,-]+))?\/?$/;
const NEW = /^#\/new\/(\w+)$/;

/** The screen of an address. */
export function readRoute(hash: string): Route {
  const [, table, keys] = TABLE.exec(hash) ?? [];
  if (table !== undefined) {
    return { screen: "table", table, keys: keys === undefined ? [] : keys.split(",").filter((key) => key !== "") };
  }
  const wanted = NEW.exec(hash)?.[1];
  const kind = KINDS.find((one) => one === wanted);
  return kind === undefined ? { screen: "first" } : { screen: "setup", kind };
}

/** The address of a table, without the page's own. */
export function tableHash(table: string, keys: readonly string[] = []): string {
  return `#/t/${table}${keys.length > 0 ? `/k/${keys.join(",")}` : ""}`;
}

class Routing {
  now = $state.raw<Route>({ screen: "first" });

  start(): void {
    const read = (): void => {
      this.now = readRoute(location.hash);
    };
    read();
    addEventListener("hashchange", read);
  }

  /** Go to a table, or to the first screen. */
  go(table?: string, keys: readonly string[] = []): void {
    location.hash = table === undefined ? "#/" : tableHash(table, keys);
  }

  /** Take the keys out of the address; the screen stays as it is. */
  hideKeys(): void {
    if (this.now.screen === "table") history.replaceState(history.state, "", tableHash(this.now.table));
  }

  /** Go to the choices for a new game. */
  choose(kind: Kind): void {
    location.hash = `#/new/${kind}`;
  }
}

export const routing = new Routing();
