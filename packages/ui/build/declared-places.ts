import { type Declarations, type Place, readDeclarations } from "./read-declarations.ts";

const read = new Map<string, Declarations>();

export function declarationsIn(file: string): Declarations {
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

/** What declares a name that a file exports. @errors throws for one that nothing of this package declares */
function exportOrigin({ file, name }: Place): Place {
  if (name === "*") return { file, name };
  const { exported, gathered } = declarationsIn(file);
  const own = exported.get(name);
  const found = own?.file === file ? origin(file, own.name) : own && exportOrigin(own);
  if (found) return found;
  const from = gathered.find((other) => exportsOf(other).some(([known]) => known === name));
  if (!from) throw new Error(`${file} exports ${name}, which nothing declares.`);
  return exportOrigin({ file: from, name });
}

/** The names that a file exports, each with what declares it. */
export function exportsOf(file: string): [string, Place][] {
  const { exported, gathered } = declarationsIn(file);
  const own = [...exported.keys()].map((name): [string, Place] => [name, exportOrigin({ file, name })]);
  return [...own, ...gathered.flatMap(exportsOf)];
}

/** A declaration as it is written, or a whole file as the names that it exports. */
export function textOf({ file, name }: Place): string {
  if (name !== "*") return declarationsIn(file).declared.get(name) ?? "";
  const members = exportsOf(file).map(([member, place]) => {
    const text = textOf(place).replaceAll(/\s+/g, " ");
    return member === place.name ? `    ${text}` : `    ${text} export { ${place.name} as ${member} };`;
  });
  return ["namespace {", ...members, "}"].join("\n");
}

/** The places of this package that a declaration mentions: of a namespace the member that it names (`css.ground`). */
export function mentionsIn({ file, name }: Place): Place[] {
  if (name === "*") {
    const members = exportsOf(file).map(([, place]) => place);
    const isMember = (place: Place) => members.some((own) => own.file === place.file && own.name === place.name);
    return members.flatMap(mentionsIn).filter((place) => !isMember(place));
  }
  const words = textOf({ file, name }).match(/[\w$]+(?:\.[\w$]+)?/g) ?? [];
  return [...new Set(words)].flatMap((word) => {
    const [first = "", member] = word.split(".");
    const place = origin(file, first);
    return place?.name === "*" && member ? exportOrigin({ file: place.file, name: member }) : (place ?? []);
  });
}
