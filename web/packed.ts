/** Packs the texts of the page with Brotli beside the files themselves: smaller than what the server could do by itself. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXTS = /\.(html|js|css|md|svg)$/;

export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      for (const name of Object.keys(bundle).filter((each) => TEXTS.test(each))) {
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
      }
    },
  };
}
