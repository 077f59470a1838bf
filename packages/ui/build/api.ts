import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apiReports } from "./api-report.ts";
import { dist, entries, root } from "./places.ts";

/** `npm run api`: accepts the interface as it is now. The difference between the reports is what a release note has to say. */
const folder = path.join(root, "api");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, report] of Object.entries(apiReports({ folder: dist, entries }))) {
  writeFileSync(path.join(folder, `${name}.api.md`), report);
}
