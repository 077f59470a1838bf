import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { bundle } from "./bundle.ts";
import { declarations } from "./declarations.ts";
import { published } from "./manifest.ts";
import { dist, root } from "./places.ts";
import { takeSourcesOut } from "./without-sources.ts";

/** The terms of the icons that are not ours: they go where the icons go. */
const lucideLicence = path.join(path.dirname(findPackageJSON("lucide-react", import.meta.url) ?? ""), "LICENSE");

/** Makes the published package as it stands, in a folder. */
async function make(folder: string) {
  await bundle(folder);
  declarations(folder);
  takeSourcesOut(folder);
  // What `#styles` leads to where nothing can read styles.
  writeFileSync(path.join(folder, "no-style.js"), "export {};\n");
  const manifest = published(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")));
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ["README.md", "CHANGELOG.md"]) copyFileSync(path.join(root, file), path.join(folder, file));
  copyFileSync(lucideLicence, path.join(folder, "LICENSE-lucide.txt"));
  // A temporary folder is its maker's alone.
  chmodSync(folder, 0o755);
}

/** `npm run build`: makes `dist`. The last one stays until the new one is whole, for whoever reads it meanwhile. */
const modules = path.join(root, "node_modules");
mkdirSync(modules, { recursive: true });
const folder = mkdtempSync(path.join(modules, ".dist-"));
try {
  await make(folder);
  rmSync(dist, { recursive: true, force: true });
  renameSync(folder, dist);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
