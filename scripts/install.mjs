// Installs the dependencies when they are missing or older than the lock file, so that a fresh clone needs one command.
// Plain JavaScript, since it runs on whatever Node the machine has (20 or newer) before ours is there.
import { execSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const changed = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changed("node_modules/.package-lock.json") < changed("package-lock.json")) {
  execSync("npm ci --no-audit --no-fund", { cwd: root, stdio: "inherit" });
}
