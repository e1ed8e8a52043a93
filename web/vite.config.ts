import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { licences } from "./licences.ts";
import { packed } from "./packed.ts";

const SERVER = process.env["REDNOVEMBER_SERVER"] ?? "http://127.0.0.1:8000";

// The page is built into the Python package, which serves it. While developing, Vite serves it and passes on what is
// asked of a server: start one with `rednovember serve`.
export default defineConfig({
  plugins: [svelte(), licences(), packed()],
  base: "./",
  build: {
    outDir: "../src/rednovember/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a strict Content-Security-Policy has no data: for scripts and styles
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": {
        target: SERVER,
        ws: true,
        changeOrigin: true,
        configure: (proxy) => {
          const own = (request: { setHeader(name: string, value: string): void }): void =>
            request.setHeader("origin", SERVER);
          proxy.on("proxyReq", own);
          proxy.on("proxyReqWs", own);
        },
      },
    },
  },
});
