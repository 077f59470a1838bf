import { defineConfig } from "vitest/config";

/** The package as it is published, in apps of other teams. Builds and packs it first. */
export default defineConfig({
  test: {
    name: "consumers",
    root: import.meta.dirname,
    include: ["*.test.ts"],
    environment: "node",
    globalSetup: "./pack.ts",
    // Two apps at once: most of the time goes into waiting for npm.
    maxWorkers: 2,
    // An app is installed and built: what that takes is the registry's and the machine's affair.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
