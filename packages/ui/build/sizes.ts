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
const bundled = (options: object) => ({
  ...options,
  format: "esm",
  external: ["react", "react-dom"],
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".css": "css", ".svg": "empty" },
  outExtension: { ".css": styles },
});

/** How the file of styles ends, so that it is another entry than its script. */
const styles = ".styles.css";

/** The bytes of each file's bundle: its script, or its styles. */
async function measure(files: string[], kind: keyof Size): Promise<number[]> {
  const checks = files.map((file) => {
    const entry = path.parse(file).name + (kind === "css" ? path.parse(styles).name : "");
    return { files: [file], entry: [entry], modifyEsbuildConfig: bundled };
  });
  const measured = await sizeLimit([...bundler, ...compressor], { checks });
  // What is empty is less than the empty project that the tool takes off.
  return (measured as { size: number }[]).map(({ size }) => Math.max(0, size));
}

/**
 * What each set of entries adds to an app that uses all of their exports. Needs `dist`.
 *
 * @example await sizesOf({ dialogs: ["alert", "confirm"] }) // { dialogs: { js: 15400, css: 2300 } }
 */
export async function sizesOf<Name extends string>(sets: Record<Name, readonly string[]>): Promise<Record<Name, Size>> {
  const folder = mkdtempSync(path.join(tmpdir(), "gk-sizes-"));
  writeFileSync(path.join(folder, "none.css"), "");
  const names = Object.keys(sets) as Name[];
  const files = names.map((name, index) => {
    const file = path.join(folder, `${index}.js`);
    const modules = sets[name].map((entry) => JSON.stringify(path.join(dist, entries.get(entry) ?? entry, "index.js")));
    const exported = modules.map((module, place) => `export * as entry${place} from ${module};\n`);
    // So that there is a file of styles to measure where none of the entries has one.
    writeFileSync(file, [...exported, 'import "./none.css";\n'].join(""));
    return file;
  });
  try {
    const js = await measure(files, "js");
    const css = await measure(files, "css");
    return Object.fromEntries(
      names.map((name, index) => [name, { js: js[index] ?? 0, css: css[index] ?? 0 }]),
    ) as Record<Name, Size>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
