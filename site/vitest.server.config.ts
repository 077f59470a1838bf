import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** Workspaces are read from their sources, styles included. */
export const sources = {
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
};

/** Tests that put something in the place of `location`, which no window lets go of. */
export const withOwnAddress = ["app/data/useFreshFromHistory.test.tsx", "app/errors/useMissingChunk.test.ts"];

/** What needs a process: the server, what is compiled before it, and some of the app. */
export default defineConfig({
  ...sources,
  test: {
    name: "server",
    include: ["{server,compile}/**/*.test.{ts,tsx}", ...withOwnAddress],
    environment: "node",
  },
});
