import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import bundler from "@size-limit/esbuild";
import compressor from "@size-limit/file";
import sizeLimit from "size-limit";
import { dist, entries } from "./places.ts";

/** What an app downloads, compressed with brotli. @units bytes */
export type Size = { js: number; css: number };

/** For production, without React, which the app has anyway, and without pictures, which are files. */
const bundled = (css: "css" | "empty") => (options: object) => ({
  ...options,
  format: "esm",
  external: ["react", "react-dom"],
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".css": css, ".svg": "empty" },
});

/** The bytes of both files, or of the JavaScript alone. */
async function measure(files: string[], css: "css" | "empty"): Promise<number[]> {
  const checks = files.map((file) => ({ files: [file], modifyEsbuildConfig: bundled(css) }));
  const measured = await sizeLimit([...bundler, ...compressor], { checks });
  return (measured as { size: number }[]).map(({ size }) => size);
}

/**
 * What each set of entries adds to an app that uses all of their exports. Needs `dist`.
 *
 * @example await sizesOf({ dialogs: ["alert", "confirm"] }) // { dialogs: { js: 15400, css: 2300 } }
 */
export async function sizesOf<Name extends string>(sets: Record<Name, readonly string[]>): Promise<Record<Name, Size>> {
  const folder = mkdtempSync(path.join(tmpdir(), "gk-sizes-"));
  const names = Object.keys(sets) as Name[];
  const files = names.map((name, index) => {
    const file = path.join(folder, `${index}.js`);
    const modules = sets[name].map((entry) => JSON.stringify(path.join(dist, entries.get(entry) ?? entry, "index.js")));
    writeFileSync(file, modules.map((module, place) => `export * as entry${place} from ${module};\n`).join(""));
    return file;
  });
  try {
    const js = await measure(files, "empty");
    const both = await measure(files, "css");
    return Object.fromEntries(
      names.map((name, index) => [name, { js: js[index] ?? 0, css: (both[index] ?? 0) - (js[index] ?? 0) }]),
    ) as Record<Name, Size>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
