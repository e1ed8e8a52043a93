import { dirname, relative, resolve } from "node:path";

/**
 * The layers of the page, lowest first. A file may import from its own folder and from layers before it; folders of one layer do
 * not know each other. A new folder gets its place here.
 */
export const LAYERS = [
  ["protocol", "route.svelte"],
  ["host"],
  ["words"],
  ["settings"],
  ["timeline"],
  ["session"],
  ["rules"],
  ["plan"],
  ["ui"],
  ["overlays"],
  ["table"],
  ["turn"],
  ["art"],
  ["track"],
  ["board", "hand", "log", "crew", "events", "sound", "endings"],
  ["controls"],
  ["keymap"],
  ["panels"],
  ["dialogs"],
  ["first", "screens"],
  ["gallery"],
];

const SOURCE = resolve(import.meta.dirname, "src");

/** The folder of `src` in which a file lies, or the file itself; null outside of `src`. */
export function partOf(file) {
  const [part = "", inside] = relative(SOURCE, file).split("/");
  if (part === "" || part === "..") return null;
  return inside === undefined ? part.replace(/\.ts$/, "") : part;
}

/** Why a part must not import another; null: it may. */
export function refusal(from, to) {
  const [own, other] = [from, to].map((part) => LAYERS.findIndex((layer) => layer.includes(part)));
  if (from === to || own < 0) return null; // what puts the page together lies above all layers
  if (other < 0) return `${to} has no layer: give it one in layers.js`;
  return other < own ? null : `${from} must not import ${to}: see layers.js`;
}

/**
 * The rule `layers/down` of eslint.
 * @type {import("eslint").Rule.RuleModule}
 */
const down = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const from = partOf(context.filename);
    const check = (node) => {
      const { source } = node;
      if (from === null || typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const to = partOf(resolve(dirname(context.filename), source.value));
      const message = to === null ? null : refusal(from, to);
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { rules: { down } };
