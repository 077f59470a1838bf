import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

// The one without a window first: it draws the same pages for two thirds of the work.
const systemBrowsers = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);
const fontFolder = "/usr/share/fonts/opentype/noto";

/** The browser named by `CHROMIUM_PATH`, Playwright's own, or the system's Chromium; undefined when there is none. */
function findBrowser(): string | undefined {
  const places = [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...systemBrowsers];
  return places.find((file) => file && existsSync(file));
}

/**
 * The browser that tests drive.
 * @errors throws when none is installed
 */
export function browserPath(): string {
  const found = findBrowser();
  if (!found) throw new Error("No browser to test with: run `npx playwright install chromium`, or set CHROMIUM_PATH.");
  return found;
}

const run = (command: string, ...options: string[]) => spawnSync(command, options, { stdio: "inherit" }).status === 0;

/** Installs a browser where there is none: Playwright's, or Debian's where that download is blocked. */
export function ensureBrowser() {
  if (!findBrowser() && !run("playwright", "install", "chromium")) {
    run("apt-get", "update", "--quiet");
    run("apt-get", "install", "--yes", "--quiet", "chromium-headless-shell");
  }
  // Chinese needs a face with its characters; desktop systems have one.
  if (process.platform === "linux" && process.getuid?.() === 0 && !existsSync(fontFolder)) {
    run("apt-get", "install", "--yes", "--quiet", "fonts-noto-cjk");
  }
  browserPath();
}
