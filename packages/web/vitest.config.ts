import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  // The table keeps no state, so that files share a worker.
  test: {
    name: "web",
    environment: "node",
    isolate: false,
    include: ["src/**/*.test.ts"],
    typecheck: { enabled: false },
  },
});
