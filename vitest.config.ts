import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/*/vitest.config.ts",
      "packages/provider/vitest.postgres.config.ts",
      "packages/ui/consumers/vitest.config.ts",
      "site/vitest.config.ts",
      "site/vitest.server.config.ts",
      "tests/vitest.config.ts",
      ".storybook/vitest.config.ts",
      ".storybook/vitest.narrow.config.ts",
      ".storybook/vitest.sign-off.config.ts",
    ],
  },
});
