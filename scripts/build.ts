import { globSync, statSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const sources = [
  "package-lock.json",
  "tokens/*.json",
  "packages/{domain,web,ui}/{src,build}/**/*",
  "site/{app,compile,content,fonts}/**/*",
  "site/*.{ts,json}",
];

const changed = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the site was never built, or something it is made of has changed since. */
function isStale(): boolean {
  const built = changed("site/build/complete");
  const made = /\/generated\/|\/\.types\//;
  return sources.some((pattern) =>
    globSync(pattern, { cwd: root }).some((file) => !made.test(file) && changed(file) > built),
  );
}

/** Builds the site where that is needed. */
export async function buildWhenStale() {
  if (isStale()) await import("../site/build.ts");
}
