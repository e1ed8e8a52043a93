import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { WIDTHS } from "../src/screens/layout";

const SOURCE = join(import.meta.dirname, "../src");

it("styles know the widths of the layouts and no others", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(svelte|css)$/.test(file),
  );
  const asked = files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), "utf8").matchAll(/@media [^{]*\bwidth [<>]=? (\d+)px/g)].map(([, width]) =>
      Number(width),
    ),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((width) => !WIDTHS.includes(width))).toEqual([]);
});
