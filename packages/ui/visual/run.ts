import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

/**
 * `npm run test:visual`: builds Storybook and compares pictures of every Sheet with the reference pictures.
 * README.md beside this file says how to make, review and accept them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: "string" }, accept: { type: "boolean" }, built: { type: "boolean" } },
});

const here = import.meta.dirname;
const root = path.join(here, "../../..");

function run(command: string, args: readonly string[], cwd = root, env: NodeJS.ProcessEnv = {}) {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} ended with ${status}; its own words stand above.`);
}

const build = (cwd: string, to: string) =>
  run("storybook", ["build", "--quiet", "--disable-telemetry", "--output-dir", to], cwd);

const playwright = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run("playwright", ["test", "--config", path.join(here, "playwright.config.ts"), ...args], root, env);

/** Takes the reference pictures from another commit, in a checkout of its own with the packages of this one. */
function photographBase(commit: string) {
  const base = mkdtempSync(path.join(tmpdir(), "gk-visual-"));
  const checkout = path.join(base, "checkout");
  const storybook = path.join(base, "storybook");
  try {
    run("git", ["worktree", "add", "--force", "--detach", checkout, commit]);
    for (const folder of ["node_modules", "packages/ui/node_modules"]) {
      const installed = path.join(root, folder);
      if (existsSync(installed)) symlinkSync(installed, path.join(checkout, folder));
    }
    run("npm", ["run", "--silent", "prepare"], checkout);
    build(checkout, storybook);
    rmSync(path.join(here, "pictures"), { recursive: true, force: true });
    playwright(["pictures", "--update-snapshots=all"], { STORYBOOK_BUILT: storybook });
  } finally {
    rmSync(base, { recursive: true });
    // Forgets the checkout, which is gone.
    run("git", ["worktree", "prune"]);
  }
}

if (values.base) photographBase(values.base);
if (!values.built) build(root, path.join(root, ".storybook-static"));
if (!values.accept && !existsSync(path.join(here, "pictures"))) {
  process.stderr.write("There are no reference pictures on this machine yet: npm run test:visual -- --base main\n");
  process.exit(1);
}
const chosen = positionals.length > 0 ? ["--grep", positionals.join("|")] : [];
playwright(values.accept ? ["pictures", "--update-snapshots=all", ...chosen] : chosen);
