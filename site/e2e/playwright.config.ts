import { defineConfig } from "@playwright/test";
import { browserPath } from "../../scripts/browser.ts";
import { addresses } from "./addresses.ts";

const root = `${import.meta.dirname}/../..`;
const node = `${root}/node_modules/.bin/node --conditions=source`;
const quiet = { LOG_LEVEL: "error" };

/** A phone, whose owner has asked for less motion. */
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: "reduce" },
} as const;

const desktop = { viewport: { width: 1440, height: 900 } } as const;

/** What a window's size changes for its reader in words that differ too: it runs in each language on both sizes. */
const bothSizes = /@both-sizes/;

/** What asks for nothing that English has. */
const chineseAlone = /@zh-HK/;

/** The product in one process, with the embedded provider. */
const together = {
  command: `${node} scripts/start.ts`,
  cwd: root,
  url: `${addresses.site}/readyz`,
  reuseExistingServer: !process.env["CI"],
  timeout: 180_000,
  env: { ...quiet, PORT: new URL(addresses.site).port, SITE_ORIGIN: addresses.site, GK_DATA: "memory" },
};

/** The product on several machines. */
const apart = {
  command: `${node} site/e2e/apart.ts`,
  cwd: root,
  url: `${addresses.apart}/readyz`,
  reuseExistingServer: !process.env["CI"],
  timeout: 180_000,
  // Its database has a process of its own, which ends after the others.
  gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 } as const,
  env: quiet,
};

const isApart = addresses.site === addresses.apart;

/**
 * Journeys on the production build, each in Chinese on a phone and in English on a desk, and those that a window's size
 * changes the other way round too: with the embedded provider, and the longest of them with provider and sites apart; with
 * `E2E_FORM=apart` all of them so.
 */
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
    // Without a locale of UTF-8, which a bare machine may lack, a browser keeps no file under a Chinese name.
    launchOptions: { executablePath: browserPath(), env: { ...process.env, LC_ALL: "C.UTF-8" } },
    actionTimeout: 20_000,
    timezoneId: "Asia/Hong_Kong",
  },
  webServer: [
    ...(isApart ? [] : [together]),
    apart,
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
    { name: "zh-HK phone", use: { ...phone, locale: "zh-HK" } },
    { name: "en-US desktop", grepInvert: chineseAlone, use: { ...desktop, locale: "en-US" } },
    { name: "zh-HK desktop", grep: bothSizes, use: { ...desktop, locale: "zh-HK" } },
    { name: "en-US phone", grep: bothSizes, use: { ...phone, locale: "en-US" } },
    {
      name: "apart",
      testMatch: /(account|children|purchase)\.spec/,
      grep: /is opened, verified|before scripts|adds a child|first declined/,
      use: { ...desktop, baseURL: addresses.apart, locale: "zh-HK" },
    },
  ],
});
