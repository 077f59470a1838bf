import { readFileSync } from "node:fs";
import path from "node:path";
import { dist, entries } from "./places.ts";
import { type Declarations, type Place, readDeclarations } from "./read-declarations.ts";

const read = new Map<string, Declarations>();

function declarationsIn(file: string): Declarations {
  const known = read.get(file) ?? readDeclarations(file);
  read.set(file, known);
  return known;
}

/** What declares a name that a file declares or imports; nothing when that is a package or the language. */
function origin(file: string, name: string): Place | undefined {
  const { declared, imported } = declarationsIn(file);
  if (declared.has(name)) return { file, name };
  const elsewhere = imported.get(name);
  return elsewhere && exportOrigin(elsewhere);
}

/** What declares a name that a file exports. */
function exportOrigin({ file, name }: Place): Place {
  if (name === "*") return { file, name };
  const place = declarationsIn(file).exported.get(name);
  const found = place?.file === file ? origin(file, place.name) : place && exportOrigin(place);
  if (!found) throw new Error(`${path.relative(dist, file)} exports ${name}, which nothing declares.`);
  return found;
}

const exportsOf = (file: string): [string, Place][] => {
  const { exported, gathered } = declarationsIn(file);
  const own = [...exported.keys()].map((name): [string, Place] => [name, exportOrigin({ file, name })]);
  return [...own, ...gathered.flatMap(exportsOf)];
};

const doorOf = (entry: string) => path.join(dist, entry, "index.d.ts");
const members = (file: string) => exportsOf(file).map(([member]) => `    ${member};`);
const textOf = ({ file, name }: Place) =>
  name === "*"
    ? [`namespace "${path.relative(dist, file).replace(".d.ts", "")}" {`, ...members(file), "}"].join("\n")
    : (declarationsIn(file).declared.get(name) ?? "");
const keyOf = ({ file, name }: Place) => `${file}#${name}`;

/** Which entry exports what: where several do, the first. */
const entryOf = new Map(
  entries.toReversed().flatMap((entry) => exportsOf(doorOf(entry)).map(([, place]) => [keyOf(place), entry] as const)),
);

/** The places of this package that a declaration mentions. */
const mentions = (place: Place): Place[] =>
  [...new Set(textOf(place).match(/[\w$]+/g))].flatMap((word) =>
    place.name === "*" ? [] : (origin(place.file, word) ?? []),
  );

/** What an entry's exports need beside themselves: declarations that no entry exports, and other entries' exports. */
function needsOf(entry: string, exported: Place[]) {
  const inner = new Map<string, Place>();
  const others = new Map<string, string>();
  const visit = (place: Place) => {
    for (const mentioned of mentions(place)) {
      const key = keyOf(mentioned);
      const owner = entryOf.get(key);
      if (owner && !exported.some((own) => keyOf(own) === key)) others.set(mentioned.name, owner);
      if (owner || inner.has(key)) continue;
      inner.set(key, mentioned);
      visit(mentioned);
    }
  };
  exported.forEach(visit);
  return { inner: [...inner.values()], others };
}

const code = (lines: string[], language = "ts") => `\`\`\`${language}\n${lines.join("\n")}\n\`\`\`\n`;
const section = (title: string, lines: string[]) => (lines.length === 0 ? [] : [`## ${title}\n`, code(lines)]);
const report = (title: string, ...sections: string[]) =>
  [`# ${title}\n`, "Made by `npm run api -w @gk/ui` from the published types; not for editing.\n", ...sections].join(
    "\n",
  );

const variables = () =>
  [...new Set(readFileSync(path.join(dist, "theme/vars.css"), "utf8").match(/--gk-[\w-]+(?=:)/g))].sort();

function entryReport(entry: string): string {
  const exported = exportsOf(doorOf(entry));
  const { inner, others } = needsOf(
    entry,
    exported.map(([, place]) => place),
  );
  const written = ([name, place]: [string, Place]) => `${place.name === "*" ? `${name} = ` : ""}${textOf(place)}`;
  return report(
    `@gk/ui/${entry}`,
    ...section("Exports", exported.map(written).sort()),
    ...section("Types behind them", inner.map(textOf).sort()),
    ...section(
      "From other entries",
      [...others].map(([name, owner]) => `import type { ${name} } from "@gk/ui/${owner}";`).sort(),
    ),
    ...(entry === "theme" ? ["## CSS variables\n", code(variables(), "")] : []),
  );
}

const rootReport = () =>
  report(
    "@gk/ui",
    ...section(
      "Everything of",
      declarationsIn(doorOf("")).gathered.map((file) => `export * from "@gk/ui/${path.basename(path.dirname(file))}";`),
    ),
  );

/**
 * The interface of each entry as text: what it exports, and the types of ours behind that. What comes from React stays a
 * name, so that a report shows only what we decided. Needs `dist`.
 */
export const apiReports = (): Record<string, string> => ({
  index: rootReport(),
  ...Object.fromEntries(entries.map((entry) => [entry, entryReport(entry)])),
});
