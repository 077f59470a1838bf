import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundle } from "./bundle.ts";
import { declarations } from "./declarations.ts";
import { published } from "./manifest.ts";
import { dist, entries, root } from "./places.ts";

/** `npm run build`: makes `dist`, which is the published package as it stands. */
await bundle();
declarations();
// What `#styles` leads to where nothing can read styles.
writeFileSync(path.join(dist, "no-style.js"), "export {};\n");
const manifest = published(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")), entries);
writeFileSync(path.join(dist, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of ["README.md", "CHANGELOG.md"]) copyFileSync(path.join(root, file), path.join(dist, file));
