/** Games as the Python table tells them: made once for a run of the tests, by `tests/support/web_games.py`. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

import type { About, FactKind, Message, View } from "../src/protocol";

/** A game as one reader was told of it. */
export interface Game {
  readonly about: About;
  readonly messages: readonly Message[];
  /** Everything told once more at the end. */
  readonly again: Message;
  /** The views after 0, 1, 2, ... decisions of those that stand: the first one whole, of the others what has changed. */
  readonly moments: readonly Partial<View>[];
  /** How many facts of each kind stand at the end. */
  readonly stands: Readonly<Partial<Record<FactKind, number>>>;
}

const ROOT = resolve(import.meta.dirname, "../..");

/** The Python that can play: the one that is named, or that of the project's own environment. */
function python(): string {
  const named = process.env["REDNOVEMBER_PYTHON"];
  if (named !== undefined && named !== "") return named;
  const ours = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => join(ROOT, path));
  return ours.find((path) => existsSync(path)) ?? "python3";
}

/** So many random games, every so many of them with sentences and choices. REDNOVEMBER_GAMES makes it more: so many times. */
export function randomGames(usual: number, whole: number): readonly Game[] {
  const folder = mkdtempSync(join(tmpdir(), "rednovember-games-"));
  try {
    const file = join(folder, "games.jsonl");
    const games = String(usual * Number(process.env["REDNOVEMBER_GAMES"] ?? "1"));
    const env = {
      ...process.env,
      PYTHONPATH: [join(ROOT, "src"), ROOT].join(delimiter),
    };
    execFileSync(python(), ["-m", "tests.support.web_games", games, file, String(whole)], {
      cwd: ROOT,
      env,
      stdio: "inherit",
    });
    return readFileSync(file, "utf-8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Game);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
