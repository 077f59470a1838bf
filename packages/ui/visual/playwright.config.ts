import { defineConfig } from "playwright/test";
import { browserPath } from "../../../scripts/browser.ts";
import { built } from "./stories.ts";

const address = `http://127.0.0.1:${process.env["STORYBOOK_PORT"] ?? "6017"}`;

/** Pictures and checks of the built Storybook, in the one browser whose pictures are the same on every run. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: "results",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  fullyParallel: true,
  // Stories wait more than they work.
  workers: 4,
  // A picture that differs is taken again and again until its time is over, and a story has four.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["dot"], ["html", { outputFolder: "report", open: "never" }]],
  // A missing picture is a failure, not a reason to make one: `--accept` makes them.
  updateSnapshots: "none",
  use: {
    baseURL: address,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: browserPath(),
      args: ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"],
    },
  },
  webServer: {
    command: `vite preview --outDir ${built} --host 127.0.0.1 --port ${new URL(address).port} --strictPort`,
    url: `${address}/index.json`,
    cwd: import.meta.dirname,
    reuseExistingServer: false,
  },
});
