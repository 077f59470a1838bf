import { defineConfig } from "@playwright/test";
import { browserPath } from "../../scripts/browser.ts";
import { addresses } from "./addresses.ts";

const root = `${import.meta.dirname}/../..`;
const node = `${root}/node_modules/.bin/node --conditions=source`;
const quiet = { LOG_LEVEL: "error" };

/** What has nothing to do with the size of a window. */
const sameOnEveryDevice = /(bad-addresses|documents|drafts|lists|missing-chunk|newsletter|payment-tab|saving)\.spec/;

/** A phone, whose owner has asked for less motion. */
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
} as const;

/** Journeys on the production build with the embedded provider, in both languages, on a desk and on a phone. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: addresses.site,
    launchOptions: { executablePath: browserPath() },
    actionTimeout: 20_000,
    timezoneId: "Asia/Hong_Kong",
  },
  webServer: [
    {
      command: `${node} scripts/start.ts`,
      cwd: root,
      url: `${addresses.site}/healthz`,
      reuseExistingServer: !process.env["CI"],
      timeout: 180_000,
      env: { ...quiet, PORT: new URL(addresses.site).port, SITE_ORIGIN: addresses.site, GK_DATA: "memory" },
    },
    {
      command: `${node} site/e2e/provider-down.ts`,
      cwd: root,
      url: `${addresses.siteWithoutProvider}/healthz`,
      reuseExistingServer: !process.env["CI"],
      timeout: 180_000,
      env: quiet,
    },
  ],
  projects: [
    { name: "zh-HK desktop", use: { viewport: { width: 1440, height: 900 }, locale: "zh-HK" } },
    {
      name: "zh-HK phone",
      testIgnore: sameOnEveryDevice,
      use: { ...phone, locale: "zh-HK" },
    },
    { name: "en-US desktop", use: { viewport: { width: 1440, height: 900 }, locale: "en-US" } },
    {
      name: "en-US phone",
      testIgnore: sameOnEveryDevice,
      use: { ...phone, locale: "en-US" },
    },
  ],
});
