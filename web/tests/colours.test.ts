import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const PALETTE = "ui/palette.css";
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|css|ts)$/.test(file))
  .filter((file) => !/(^|\/)(art|gallery)\//.test(file)); // drawings have colours of their own
const read = (file: string): string => readFileSync(join(SOURCE, file), "utf8");
const palette = read(PALETTE);

it("colours stand in the palette and in drawings, nowhere else", () => {
  const found = files.flatMap((file) =>
    file === PALETTE
      ? []
      : [
          ...read(file).matchAll(/(?<![\w.)])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w(-])|\b(?:rgb|hsl)a?\(/gi),
        ].map(([colour]) => `${file}: ${colour}`),
  );
  expect(found).toEqual([]);
});

it("every colour of the palette is used, and every one that is used is there", () => {
  const used = new Set(
    files.flatMap((file) => [...read(file).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name ?? "")),
  );
  const named = [...palette.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name]) => name ?? "");
  const families = new Set(named.filter((name) => /\d/.test(name)).map((name) => name.split("-")[0]));
  const asked = [...used].filter((name) => families.has(name.split("-")[0]) && /-\d/.test(name));
  expect(asked.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => /-\d/.test(name) && name !== "panel-2" && name !== "ink-2" && !used.has(name))).toEqual(
    [],
  );
});
