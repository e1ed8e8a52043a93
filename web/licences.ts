/**
 * Lists the licences of everything that goes into the page, with their texts: packages, fonts, and what the tools that build it put in.
 * A package that comes without the text of its licence takes it from `licences/`.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const FILE = "licences.md";
const PACKAGE = /^(.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** What is in a module whose name begins like this was written by a tool. */
const TOOLS: readonly (readonly [string, string])[] = [
  ["\0vite/", "vite"],
  ["\0rolldown/", "rolldown"],
];

interface Described {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The package that a module or a file comes from; null if it is our own. */
export function packageOf(id: string): string | null {
  const tool = TOOLS.find(([start]) => id.startsWith(start));
  return tool?.[1] ?? PACKAGE.exec(id.replaceAll("\\", "/"))?.[2] ?? null;
}

/** The page about the licences of some packages, which are found in a folder `node_modules`. */
export function licencesOf(packages: Iterable<string>, modules = join(HERE, "node_modules")): string {
  const parts = [...new Set(packages)].sort().map((name) => {
    const folder = join(modules, name);
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Described;
    return `## ${about.name} ${about.version} (${about.license ?? "?"})\n\n${textOf(folder, about)}\n`;
  });
  return ["# Licences", "", "The page of Red November has in it:", "", ...parts].join("\n");
}

function textOf(folder: string, about: Described): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  const path = file === undefined ? join(HERE, "licences", `${about.license ?? ""}.txt`) : join(folder, file);
  if (!existsSync(path)) throw new Error(`${about.name} has no text of its licence: put one into ${path}`);
  return readFileSync(path, "utf8").trim();
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? part.moduleIds : part.originalFileNames,
      );
      const packages = found.map(packageOf).filter((name) => name !== null);
      this.emitFile({ type: "asset", fileName: FILE, source: licencesOf(packages) });
    },
  };
}
