import { defineConfig } from "vitest/config";

export default defineConfig({
  // Rules keep no state, so that files share a worker.
  test: { name: "domain", environment: "node", isolate: false, include: ["src/**/*.test.ts"] },
});
