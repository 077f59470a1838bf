import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, it } from "vitest";
import { referencesIn } from "../../../tests/references.ts";
import { apiReports } from "../build/api-report.ts";
import { dist, entries, root } from "../build/places.ts";
import { sizeLimits } from "../build/size-limits.ts";
import { sizesOf } from "../build/sizes.ts";
import { run } from "./run.ts";

const manifest = JSON.parse(readFileSync(path.join(dist, "package.json"), "utf8")) as Record<string, object>;
const names = (field: string) => Object.keys(manifest[field] ?? {});

describe("the package as it is published", () => {
  it("exports each folder of components, and nothing else", () => {
    expect(names("exports")).toEqual([".", "./package.json", ...[...entries.keys()].map((entry) => `./${entry}`)]);
  });

  it("is packed from dist: its workspace, which has only sources, refuses and says so", () => {
    expect(() => run(root, "npm", "pack", "--dry-run")).toThrow("The package is dist");
  });

  it("has no complaint of publint", async () => {
    const { buffer } = Uint8Array.from(readFileSync(inject("tarball")));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  // All entries are made alike, and the root leads to nearly all: the others would take a minute.
  it("has types that resolve wherever ESM does (are the types wrong?)", () => {
    const sample = [".", "./theme", "./button", "./dialog"];
    run(root, "npx", "attw", inject("tarball"), "--profile", "esm-only", "--entrypoints", ...sample);
  });

  it("lists as dependencies what it imports, and nothing else", () => {
    const imported = globSync("**/*.js", { cwd: dist }).flatMap((file) =>
      [
        ...readFileSync(path.join(dist, file), "utf8").matchAll(
          /^(?:import|export) .*?"((?:@[\w-]+\/)?[\w-]+)[^"]*";$/gm,
        ),
      ].map(([, name = ""]) => name),
    );
    const wanted = [...names("dependencies"), ...names("peerDependencies")].filter(
      (name) => !name.startsWith("@types/"),
    );
    expect([...new Set(imported)].sort()).toEqual(wanted.sort());
  });

  it("says reasons in its types, and names none of our documents", () => {
    const types = globSync("**/*.d.ts", { cwd: dist });
    const told = types.flatMap((file) =>
      referencesIn(readFileSync(path.join(dist, file), "utf8")).map(({ said }) => `${file}: ${said}`),
    );
    expect(types.length).toBeGreaterThan(300);
    expect(told).toEqual([]);
  });

  it("names none of our documents in its modules either", () => {
    const modules = globSync("**/*.js", { cwd: dist });
    const told = modules.flatMap((file) =>
      // A breakpoint's size is called as documents end.
      referencesIn(readFileSync(path.join(dist, file), "utf8")).filter(({ kind }) => kind !== "document"),
    );
    expect(modules.length).toBeGreaterThan(300);
    expect(told).toEqual([]);
  });

  it("carries the terms of the icons that are not ours", () => {
    expect(readFileSync(path.join(dist, "LICENSE-lucide.txt"), "utf8")).toMatch(/Copyright .* Lucide/);
  });

  it("says where the browser's part begins: of a dialog, not of a card", () => {
    const [dialog = "", card = ""] = ["overlays/dialog/Dialog.js", "reading/card/Card.js"].map((file) =>
      readFileSync(path.join(dist, file), "utf8"),
    );
    expect(dialog.startsWith('"use client";')).toBe(true);
    expect(card).not.toContain("use client");
  });

  it("can be imported where there is no bundler: in Node, for tests and for rendering", () => {
    const entryPoints = JSON.stringify(["", ...entries.values()].map((folder) => path.join(dist, folder, "index.js")));
    run(root, "node", "--eval", `for (const file of ${entryPoints}) await import(file)`);
  });
});

describe("the interface of each entry", () => {
  const folder = path.join(root, "api");
  const reports = apiReports({ folder: dist, entries });

  it("has a report, and each report its entry", () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(reports)
        .map((name) => `${name}.api.md`)
        .sort(),
    );
  });

  it.each(Object.keys(reports))("%s is as reported; when it is meant to change: npm run api -w @gk/ui", (name) => {
    expect(reports[name]).toBe(readFileSync(path.join(folder, `${name}.api.md`), "utf8"));
  });
});

describe("the size of an app's choice", () => {
  const sets = Object.fromEntries(Object.entries(sizeLimits).map(([name, limit]) => [name, limit.entries]));
  const sizes = sizesOf(sets);

  it.each(Object.entries(sizeLimits))("%s is within its limits", async (name, { js, css }) => {
    const size = (await sizes)[name];
    expect(size?.js).toBeLessThanOrEqual(js);
    expect(size?.css).toBeLessThanOrEqual(css);
  });
});
