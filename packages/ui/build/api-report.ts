import { readFileSync } from "node:fs";
import path from "node:path";
import { declarationsIn, exportsOf, mentionsIn, textOf } from "./declared-places.ts";
import type { Place } from "./read-declarations.ts";

/** A folder with the published modules, and its entries by name, each with its folder in there. */
export type Library = { folder: string; entries: ReadonlyMap<string, string> };

type Export = readonly [name: string, place: Place];

const entryPointOf = (...folder: string[]) => path.join(...folder, "index.d.ts");
const keyOf = ({ file, name }: Place) => `${file}#${name}`;

/** Which entry exports what: where several do, the first. */
const ownersIn = ({ folder, entries }: Library): ReadonlyMap<string, string> =>
  new Map(
    [...entries]
      .toReversed()
      .flatMap(([name, place]) =>
        exportsOf(entryPointOf(folder, place)).map(([, declared]) => [keyOf(declared), name] as const),
      ),
  );

/** What an entry's exports need beside themselves: declarations that no entry exports, and other entries' exports. */
function needsOf(exported: readonly Place[], owners: ReadonlyMap<string, string>) {
  const own = new Set(exported.map(keyOf));
  const inner = new Map<string, Place>();
  const others = new Map<string, string>();
  const visit = (place: Place) => {
    for (const mentioned of mentionsIn(place)) {
      const key = keyOf(mentioned);
      const owner = owners.get(key);
      if (owner && !own.has(key)) others.set(mentioned.name, owner);
      if (owner || inner.has(key)) continue;
      inner.set(key, mentioned);
      visit(mentioned);
    }
  };
  exported.forEach(visit);
  return { inner: [...inner.values()], others };
}

const code = (lines: readonly string[], language = "ts") => `\`\`\`${language}\n${lines.join("\n")}\n\`\`\`\n`;
const section = (title: string, lines: readonly string[], language?: string) =>
  lines.length === 0 ? [] : [`## ${title}\n`, code(lines, language)];
const report = (title: string, ...sections: string[]) =>
  [`# ${title}\n`, "Made by `npm run api -w @gk/ui` from the published types; not for editing.\n", ...sections].join(
    "\n",
  );

/** An export as it is declared, with its name where that is another. */
function written([name, place]: Export): string {
  if (place.name === "*") return `${name} = ${textOf(place)}`;
  return name === place.name ? textOf(place) : `${textOf(place)}\nexport { ${place.name} as ${name} };`;
}

/** What the theme says in CSS: the same words in any style sheet count once. */
function styles(theme: string) {
  const found = (file: string, pattern: RegExp) =>
    [...new Set(readFileSync(path.join(theme, file), "utf8").match(pattern))].sort();
  return [
    ...section("CSS variables", found("vars.css", /--gk-[\w-]+(?=:)/g), ""),
    ...section("Cascade layers", found("layers.css", /(?<=@layer )gk-[\w-]+/g), ""),
  ];
}

function entryReport(folder: string, entry: string, owners: ReadonlyMap<string, string>): string {
  const exported = exportsOf(entryPointOf(folder));
  const { inner, others } = needsOf(
    exported.map(([, place]) => place),
    owners,
  );
  return report(
    `@gk/ui/${entry}`,
    ...section("Exports", exported.map(written).sort()),
    ...section("Types behind them", inner.map(textOf).sort()),
    ...section(
      "From other entries",
      [...others].map(([name, owner]) => `import type { ${name} } from "@gk/ui/${owner}";`).sort(),
    ),
    ...(entry === "theme" ? styles(folder) : []),
  );
}

function rootReport(folder: string, owners: ReadonlyMap<string, string>): string {
  const entryPoint = entryPointOf(folder);
  const { exported, gathered } = declarationsIn(entryPoint);
  const single = exportsOf(entryPoint).filter(([name]) => exported.has(name));
  const own = single.filter(([, place]) => !owners.has(keyOf(place))).map(([name]) => name);
  if (own.length > 0) throw new Error(`The root has exports of its own: ${own.join(", ")}.`);
  return report(
    "@gk/ui",
    ...section(
      "Everything of",
      gathered.map((file) => `export * from "@gk/ui/${path.basename(path.dirname(file))}";`).sort(),
    ),
    ...section(
      "A part of",
      single.map(([name, place]) => `export { ${name} } from "@gk/ui/${owners.get(keyOf(place))}";`).sort(),
    ),
  );
}

/**
 * The interface of each entry as text: what it exports, and the types of ours behind that. What comes from React stays a
 * name, so that a report shows only what we decided.
 */
export function apiReports({ folder, entries }: Library): Record<string, string> {
  const owners = ownersIn({ folder, entries });
  return {
    index: rootReport(folder, owners),
    ...Object.fromEntries(
      [...entries].map(([name, place]) => [name, entryReport(path.join(folder, place), name, owners)]),
    ),
  };
}
