import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "ui",
    include: ["{src,build}/**/*.test.{ts,tsx}"],
    environment: "node",
    // A window of its own for each file, in a process that has jsdom already: to start one takes longer than most tests.
    pool: "vmThreads",
    vmMemoryLimit: "1GB",
  },
});
