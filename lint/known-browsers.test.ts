import { knownBrowsers } from "./known-browsers.ts";
import { tester } from "./tester.ts";

tester.run("known-browsers", knownBrowsers, {
  valid: [`new URL("/plans", base);`, `AbortSignal.timeout(5_000);`, `JSON.parse(text);`],
  invalid: [
    { code: `URL.canParse(text);`, errors: [{ message: /URL\.canParse is newer/ }] },
    { code: `AbortSignal.any([one, other]);`, errors: 1 },
    { code: `new Intl.Segmenter("zh");`, errors: 1 },
    { code: `drawer.showPopover();`, errors: 1 },
    { code: `requestIdleCallback(load);`, errors: 1 },
  ],
});
