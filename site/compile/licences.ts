import { appendFileSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "../..");

/** What reaches browsers without being a package of the bundle: icons that are drawn into components, and fonts. */
const others = ["node_modules/lucide-react/LICENSE", "site/fonts/*-OFL.txt"];

/** Adds the licences of icons and fonts to those of the bundled packages. */
export function addLicences(file: string) {
  for (const place of others.flatMap((pattern) => globSync(pattern, { cwd: root }).sort())) {
    const name = place.includes("node_modules/")
      ? path.basename(path.dirname(place))
      : path.basename(place, "-OFL.txt");
    appendFileSync(file, `\n## ${name}\n\n${readFileSync(path.join(root, place), "utf8").trim()}\n`);
  }
}
