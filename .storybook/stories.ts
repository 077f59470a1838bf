import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { ViteUserConfig } from "vitest/config";
import { browserPath } from "../scripts/browser.ts";

/** Runs every story, its `play` and axe in a window of one of the widths that the preview names. A story's own width wins. */
export const storiesAt = (name: string, width: `w${number}`): ViteUserConfig => ({
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { viewport: { value: width } } })],
  test: {
    name,
    root: path.join(import.meta.dirname, ".."),
    // One page for all files: a page of its own for each takes more than half of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath: browserPath() } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
