import { readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync } from "vite";

/** A name in a declaration file, or all of that file (`*`). */
export type Place = { file: string; name: string };

export type Declarations = {
  /** What the file declares, by name, without comments and without `export`. */
  declared: ReadonlyMap<string, string>;
  /** What it takes from other files of this package. */
  imported: ReadonlyMap<string, Place>;
  exported: ReadonlyMap<string, Place>;
  /** The files of which it exports everything. */
  gathered: readonly string[];
};

function namesOf(statement: ESTree.Directive | ESTree.Statement): string[] {
  switch (statement.type) {
    case "VariableDeclaration":
      return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "TSDeclareFunction":
      return statement.id ? [statement.id.name] : [];
    default:
      return [];
  }
}

/** A statement without its `export`. */
const unwrapped = (statement: ESTree.Directive | ESTree.Statement) =>
  statement.type === "ExportNamedDeclaration" && statement.declaration ? statement.declaration : statement;

const isOurs = (request: { value: string }) => request.value.startsWith(".");

/** Reads a declaration file of this package. */
export function readDeclarations(file: string): Declarations {
  const source = readFileSync(file, "utf8");
  const { program, module, comments } = parseSync(file, source);
  const fileOf = (specifier: string) => path.resolve(path.dirname(file), specifier.replace(/\.js$/, ".d.ts"));

  // Which of its props a component takes out by name is nobody else's affair.
  const patterns = program.body.flatMap((statement) => {
    const inner = unwrapped(statement);
    const [first] = inner.type === "TSDeclareFunction" ? inner.params : [];
    return first?.type === "ObjectPattern" && first.typeAnnotation
      ? [{ start: first.start, end: first.typeAnnotation.start, text: "props" }]
      : [];
  });
  const edits = [...comments.map(({ start, end }) => ({ start, end, text: "" })), ...patterns].sort(
    (a, b) => b.start - a.start,
  );
  const textOf = ({ start, end }: ESTree.Span) =>
    edits
      .filter((edit) => edit.start >= start && edit.end <= end)
      .reduce(
        (text, edit) => text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start),
        source.slice(start, end),
      )
      .replaceAll(/^\s*\n/gm, "");

  const declared = program.body.flatMap((statement) => {
    const inner = unwrapped(statement);
    return namesOf(inner).map((name) => [name, textOf(inner)] as const);
  });
  const imported = module.staticImports
    .filter(({ moduleRequest }) => isOurs(moduleRequest))
    .flatMap(({ moduleRequest, entries }) =>
      entries.map(
        ({ localName, importName }) =>
          [localName.value, { file: fileOf(moduleRequest.value), name: importName.name ?? "*" }] as const,
      ),
    );
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
  return { declared: new Map(declared), imported: new Map(imported), exported: new Map(exported), gathered };
}
