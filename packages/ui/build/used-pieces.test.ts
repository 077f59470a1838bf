import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { entries, root, source } from "./places.ts";

/** Pieces for pages that are drawn but not built yet: lists while they load, missions of the day. */
const awaited = ["skeleton", "tip-card"];

const isShown = (file: string) => /\.(?:stories|test|test-d|fixture)\.|specimens\/|(?:^|\/)(?:e2e|bench)\//.test(file);
const read = (folder: string, pattern: string) =>
  globSync(pattern, {
    cwd: folder,
    exclude: ["**/{node_modules,generated,dist,build,.types,.react-router}/**"],
  })
    .filter((file) => !isShown(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));

/** The entries that pages and examples import. */
const byApps = [path.join(root, "../../site/app"), path.join(root, "examples")]
  .flatMap((folder) => read(folder, "**/*.{ts,tsx}"))
  .flatMap((code) => [...code.matchAll(/"@gk\/ui\/([\w-]+)"/g)].map(([, entry]) => entry));

/** The pieces that other pieces are made of. */
const byPieces = read(source, "*/*/*.{ts,tsx}").flatMap((code) =>
  [...code.matchAll(/"(\.\.\/[^"]+)\/index\.ts"/g)].map(([, from = ""]) => path.basename(from)),
);

it("there is no piece that no page, no example and no other piece uses, but for those that pages wait for", () => {
  expect(byApps.length).toBeGreaterThan(300);
  const used = new Set([...byApps, ...byPieces]);
  expect([...entries.keys()].filter((entry) => !used.has(entry))).toEqual(awaited);
});
