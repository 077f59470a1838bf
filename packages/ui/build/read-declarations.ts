import { readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";

/** A name in a declaration file, or all of that file (`*`). */
export type Place = { file: string; name: string };

export type Declarations = {
  /** What the file declares, by name, without comments and without `export`; overloads stand below each other. */
  declared: ReadonlyMap<string, string>;
  /** What it takes from other files of this package. */
  imported: ReadonlyMap<string, Place>;
  exported: ReadonlyMap<string, Place>;
  /** The files of which it exports everything. */
  gathered: readonly string[];
};

type Statement = ESTree.Program["body"][number];
type Edit = ESTree.Span & { text: string };

/** The names that a statement declares. @errors throws for a kind of declaration that reports would pass over in silence */
function namesOf(statement: Statement | ESTree.Declaration): string[] {
  switch (statement.type) {
    case "VariableDeclaration":
      return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "TSDeclareFunction":
      return statement.id ? [statement.id.name] : [];
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return [];
    default:
      throw new Error(`A declaration file has a ${statement.type}: say here how it is reported.`);
  }
}

/** A statement without its `export`. */
const unwrapped = (statement: Statement) =>
  statement.type === "ExportNamedDeclaration" && statement.declaration ? statement.declaration : statement;

const isOurs = (request: string) => request.startsWith(".");

/** Which of its props a component takes out by name is nobody else's affair: it takes `props`. */
const patternsIn = (program: ESTree.Program): Edit[] =>
  program.body.flatMap((statement) => {
    const inner = unwrapped(statement);
    const [first] = inner.type === "TSDeclareFunction" ? inner.params : [];
    return first?.type === "ObjectPattern" && first.typeAnnotation
      ? [{ start: first.start, end: first.typeAnnotation.start, text: "props" }]
      : [];
  });

/** The types that are imported in the middle of a declaration: `import("./overlays.js").Overlays`. */
function importedInPlace(program: ESTree.Program) {
  const found: (ESTree.Span & { request: string; name: string })[] = [];
  new Visitor({
    TSImportType({ source, qualifier, start }) {
      if (!isOurs(source.value)) return;
      if (qualifier?.type !== "Identifier") throw new Error(`import("${source.value}") stands for more than a name.`);
      found.push({ start, end: qualifier.end, request: source.value, name: qualifier.name });
    },
  }).visit(program);
  return found;
}

/** A part of the source with the edits that fall into it; one within another is a part of that. */
function edited(source: string, { start, end }: ESTree.Span, edits: readonly Edit[]): string {
  let text = "";
  let place = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < place || edit.end > end) continue;
    text += source.slice(place, edit.start) + edit.text;
    place = edit.end;
  }
  return text + source.slice(place, end);
}

/** Reads a declaration file of this package. */
export function readDeclarations(file: string): Declarations {
  const source = readFileSync(file, "utf8");
  const { program, module, comments } = parseSync(file, source);
  const fileOf = (request: string) => {
    if (!isOurs(request)) throw new Error(`${file} passes on what another package declares: ${request}.`);
    return path.resolve(path.dirname(file), request.replace(/\.js$/, ".d.ts"));
  };

  const inPlace = importedInPlace(program);
  const edits: Edit[] = [
    ...comments.map(({ start, end }) => ({ start, end, text: "" })),
    ...patternsIn(program),
    ...inPlace.map(({ start, end, name }) => ({ start, end, text: name })),
  ];
  const declared = new Map<string, string>();
  for (const statement of program.body) {
    const inner = unwrapped(statement);
    const text = edited(source, inner, edits).replaceAll(/^\s*\n/gm, "");
    for (const name of namesOf(inner)) {
      const before = declared.get(name);
      declared.set(name, before === undefined ? text : `${before}\n${text}`);
    }
  }

  const imported = new Map<string, Place>();
  const take = (local: string, request: string, name: string) => {
    const [place, before] = [{ file: fileOf(request), name }, imported.get(local)];
    const isOther = before ? before.file !== place.file || before.name !== name : declared.has(local);
    if (isOther) throw new Error(`${file} calls two things ${local}.`);
    imported.set(local, place);
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!isOurs(moduleRequest.value)) continue;
    for (const { localName, importName } of entries) {
      take(localName.value, moduleRequest.value, importName.name ?? "*");
    }
  }
  for (const { name, request } of inPlace) take(name, request, name);

  const exports = module.staticExports.flatMap(({ entries }) => entries);
  const exported = exports.flatMap(({ exportName, localName, importName, moduleRequest }) => {
    if (!exportName.name) return [];
    const place = moduleRequest
      ? { file: fileOf(moduleRequest.value), name: importName.name ?? "*" }
      : { file, name: localName.name ?? exportName.name };
    return [[exportName.name, place] as const];
  });
  const gathered = exports.flatMap(({ exportName, moduleRequest }) =>
    moduleRequest && !exportName.name ? [fileOf(moduleRequest.value)] : [],
  );
  return { declared, imported, exported: new Map(exported), gathered };
}
