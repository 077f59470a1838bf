import path from "node:path";
import { defineConfig } from "vitest/config";

/** Checks of the repository itself and of the frame around Storybook. */
export default defineConfig({
  test: {
    name: "workspace",
    root: path.join(import.meta.dirname, ".."),
    include: ["tests/*.test.ts", "lint/*.test.ts", ".storybook/**/*.test.ts"],
    environment: "node",
    isolate: false,
  },
});
