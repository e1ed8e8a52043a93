/** Saving a game as a file of the person at the screen. */

import { host } from "../host/host";

/** Save a table's logbook. Raises `Refused` if it cannot be had. */
export async function saveLogbook(table: string, keys: readonly string[]): Promise<void> {
  saveText(`red-november-${table.slice(0, 8)}.rn.toml`, await host().logbook(table, keys));
}

function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000); // a browser may ask first where to put it
}
