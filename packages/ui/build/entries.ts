import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withIndex } from "./entry-index.ts";
import { entryExports } from "./manifest.ts";
import { entries, root } from "./places.ts";

/** `npm run entries`: writes into `package.json` what can be imported, and from which shelf it comes; into the README, what there is. */
const file = path.join(root, "package.json");
const manifest = JSON.parse(readFileSync(file, "utf8")) as object;
writeFileSync(file, `${JSON.stringify({ ...manifest, exports: entryExports(entries) }, null, 2)}\n`);

const readme = path.join(root, "README.md");
writeFileSync(readme, withIndex(readFileSync(readme, "utf8"), entries));
