import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Entry, pictured } from "./pictured.ts";

/**
 * `npm run chromatic`: builds Storybook, publishes it for the designers and has the pictured stories photographed in each
 * mode. Chromatic's own options can follow `--`.
 */
const built = path.join(import.meta.dirname, "../.storybook-static");

if (!process.env["CHROMATIC_PROJECT_TOKEN"]) {
  process.stderr.write(
    "Nothing was published: CHROMATIC_PROJECT_TOKEN is not set. It stands on the project's Manage page at chromatic.com.\n",
  );
  process.exit(1);
}

const run = (command: string, ...options: string[]) => spawnSync(command, options, { stdio: "inherit" }).status ?? 1;

if (run("npm", "run", "--silent", "storybook:build") !== 0) process.exit(1);
const index = JSON.parse(readFileSync(path.join(built, "index.json"), "utf8")) as { entries: Record<string, Entry> };
const names = pictured(index).flatMap(({ title, name }) => ["--only-story-names", `${title}/${name}`]);
process.exitCode = run(
  "chromatic",
  "--storybook-build-dir",
  built,
  "--exit-zero-on-changes",
  ...names,
  ...process.argv.slice(2),
);
