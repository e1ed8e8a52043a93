import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// What is said and drawn is looked at as text; what is done with focus and keys, in tests/dom, happens in a document.
export default defineConfig({
  test: {
    projects: [
      { plugins: [svelte()], test: { name: "text", include: ["tests/*.test.ts"] } },
      {
        plugins: [svelte()],
        resolve: { conditions: ["browser"] },
        test: { name: "document", include: ["tests/dom/*.test.ts"], environment: "jsdom" },
      },
    ],
  },
});
