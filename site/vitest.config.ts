import { configDefaults, defineConfig } from "vitest/config";
import { sources, withOwnAddress } from "./vitest.server.config.ts";

export default defineConfig({
  ...sources,
  test: {
    name: "site",
    include: ["app/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, ...withOwnAddress],
    environment: "node",
    // A window of its own for each file, in a process that has jsdom already: to start one takes longer than most tests.
    pool: "vmThreads",
    vmMemoryLimit: "1GB",
  },
});
