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

const isOurs = (request: { value: string }) => request.value.startsWith(".");

/** Reads a declaration file of this package. */
export function readDeclarations(file: string): Declarations {
  const source = readFileSync(file, "utf8");
  const { program, module, comments } = parseSync(file, source);
  const fileOf = (specifier: string) => path.resolve(path.dirname(file), specifier.replace(/\.js$/, ".d.ts"));

  const textOf = ({ start, end }: ESTree.Span) =>
    comments
      .filter((comment) => comment.start >= start && comment.end <= end)
      .reduceRight(
        (text, comment) => text.slice(0, comment.start - start) + text.slice(comment.end - start),
        source.slice(start, end),
      )
      .replaceAll(/^\s*\n/gm, "");

  const declared = program.body.flatMap((statement) => {
    const inner =
      statement.type === "ExportNamedDeclaration" && statement.declaration ? statement.declaration : statement;
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
