import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

import { Linter } from "eslint";
import { describe, expect, it } from "vitest";

import layers, { LAYERS } from "../layers.js";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const linter = new Linter({ cwd: fileURLToPath(new URL("..", import.meta.url)) });

/** What the rule says of an import in a file. */
function said(file: string, text: string): readonly string[] {
  const found = linter.verify(
    text,
    { files: ["**/*.ts"], plugins: { layers }, rules: { "layers/down": "error" } },
    { filename: `${SOURCE}${file}` },
  );
  return found.map(({ message }) => message);
}

describe("the layers", () => {
  it("name every folder of the page once", () => {
    const files = readdirSync(SOURCE, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
    const folders = files
      .map((entry) => relative(SOURCE, entry.parentPath).split("/")[0])
      .filter((name) => name !== "");
    const named = LAYERS.flat();
    expect(new Set(named).size).toBe(named.length);
    for (const name of new Set(folders)) expect(named).toContain(name);
  });

  it("allow what lies below, the own folder and packages", () => {
    expect(said("dialogs/a.ts", 'import "../turn/aims"; import "./b"; import "svelte";')).toEqual([]);
    expect(said("art/wide/a.ts", 'import "../../plan/plans"; import "../tall/b";')).toEqual([]);
    expect(said("board/a.ts", 'import "../art";')).toEqual([]);
    expect(said("main.ts", 'import "./screens/Game.svelte";')).toEqual([]);
  });

  it("refuse what lies above or beside, in any kind of import", () => {
    const why = ["turn must not import dialogs: see layers.js"];
    expect(said("turn/a.ts", 'import "../dialogs/faces";')).toEqual(why);
    expect(said("turn/a.ts", 'export * from "../dialogs/faces";')).toEqual(why);
    expect(said("turn/a.ts", 'export { face } from "../dialogs/faces";')).toEqual(why);
    expect(said("turn/a.ts", 'void import("../dialogs/faces");')).toEqual(why);
    expect(said("board/a.ts", 'import "../hand/row";')).toEqual(["board must not import hand: see layers.js"]);
    expect(said("timeline/a.ts", 'import "../main";')).toEqual(["main has no layer: give it one in layers.js"]);
  });
});
