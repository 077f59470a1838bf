import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { configDefaults, defineConfig } from "vitest/config";
import { withOwnAddress } from "./vitest.server.config.ts";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
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
