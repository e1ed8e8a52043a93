import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { licencesOf, packageOf } from "../licences";

function packages(all: Readonly<Record<string, { license: string; text?: string }>>): string {
  const modules = mkdtempSync(join(tmpdir(), "licences-"));
  for (const [name, { license, text }] of Object.entries(all)) {
    mkdirSync(join(modules, name), { recursive: true });
    writeFileSync(join(modules, name, "package.json"), JSON.stringify({ name, version: "1.2.3", license }));
    if (text !== undefined) writeFileSync(join(modules, name, "LICENSE.md"), text);
  }
  return modules;
}

test("a module belongs to the innermost package, and ours to none", () => {
  expect(packageOf("/a/web/node_modules/svelte/src/index.js")).toBe("svelte");
  expect(packageOf("/a/node_modules/x/node_modules/@fluent/bundle/esm/a.js")).toBe("@fluent/bundle");
  expect(packageOf("C:\\a\\node_modules\\@fontsource\\rubik\\files\\a.woff2")).toBe("@fontsource/rubik");
  expect(packageOf("node_modules/@fontsource/rubik/files/a.woff2")).toBe("@fontsource/rubik");
  expect(packageOf("\0vite/preload-helper.js")).toBe("vite");
  expect(packageOf("/a/web/src/main.ts")).toBeNull();
});

test("every package is listed once, with the text of its licence", () => {
  const modules = packages({ b: { license: "MIT", text: "as is" }, a: { license: "OFL-1.1", text: "fonts" } });
  const page = licencesOf(["b", "a", "b"], modules);
  expect(page.match(/^## .*/gm)).toEqual(["## a 1.2.3 (OFL-1.1)", "## b 1.2.3 (MIT)"]);
  expect(page).toContain("as is");
  expect(page).toContain("fonts");
});

test("a package without a text has the usual one of its licence, or the page is not built", () => {
  const modules = packages({ a: { license: "Apache-2.0" }, b: { license: "Unheard-Of" } });
  expect(licencesOf(["a"], modules)).toContain("Version 2.0, January 2004");
  expect(() => licencesOf(["b"], modules)).toThrow("b has no text of its licence");
});
