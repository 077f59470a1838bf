import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserPath } from "../scripts/browser.ts";
import { docgenPlugin } from "./docgen/plugin.ts";
import { languagePlugin } from "./language/plugin.ts";

/** What a designer signs off: every story, drawn and left alone, in both languages and every theme. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), docgenPlugin(), languagePlugin()],
  test: {
    name: "sign-off",
    root: path.join(import.meta.dirname, ".."),
    include: [".storybook/sign-off/*.browser.ts"],
    // Axe looks at some sheets for seconds, five times.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({ launchOptions: { executablePath: browserPath() } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
