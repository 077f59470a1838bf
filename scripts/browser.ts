import { existsSync } from "node:fs";
import { chromium } from "playwright";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser that tests drive: Playwright's own when it is there, else the system's Chromium.
 * `undefined` means that Playwright finds its own.
 */
export function browserPath(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return named;
  return existsSync(chromium.executablePath()) ? undefined : installed.find((file) => existsSync(file));
}
