import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "provider",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/seeded-source.ts"],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // Each file holds an embedded database of some 600 MB.
    maxWorkers: 2,
  },
});
