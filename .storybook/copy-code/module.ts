import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync } from "vite";

/** Where a name comes from: another module, and how it is called there. */
export type Import = { from: string; name: string; isType: boolean };

/** A module as far as code that is copied from it needs it: its imports and what it declares, by name. */
export type Module = {
  file: string;
  text: string;
  imports: ReadonlyMap<string, Import>;
  declared: ReadonlyMap<string, ESTree.Statement | ESTree.Declaration>;
  /** The values of its constants. */
  values: ReadonlyMap<string, ESTree.Expression>;
};

const isNode = (value: unknown): value is ESTree.Node => typeof value === "object" && value !== null && "type" in value;

export const childrenOf = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode);

/** A node and everything in it, in the order of the source. */
export function* walk(node: ESTree.Node): Generator<ESTree.Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

/** What an expression is without what only the type checker reads. */
export function bare(expression: ESTree.Expression): ESTree.Expression {
  return expression.type === "TSSatisfiesExpression" ||
    expression.type === "TSAsExpression" ||
    expression.type === "ParenthesizedExpression"
    ? bare(expression.expression)
    : expression;
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === "Literal" ? name.value : name.name);

export function readModule(file: string, text = readFileSync(file, "utf8")): Module {
  const { program } = parseSync(file, text);
  const imports = new Map<string, Import>();
  const declared = new Map<string, ESTree.Statement | ESTree.Declaration>();
  const values = new Map<string, ESTree.Expression>();
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      for (const specifier of statement.specifiers) {
        const isType =
          statement.importKind === "type" || (specifier.type === "ImportSpecifier" && specifier.importKind === "type");
        const name = specifier.type === "ImportSpecifier" ? nameOf(specifier.imported) : "*";
        imports.set(specifier.local.name, { from: statement.source.value, name, isType });
      }
      continue;
    }
    const inner = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (!inner) continue;
    if (inner.type === "VariableDeclaration") {
      for (const { id, init } of inner.declarations) {
        // Several names of one pattern share its statement.
        for (const name of namesOf(id)) declared.set(name, inner);
        if (id.type === "Identifier" && init) values.set(id.name, bare(init));
      }
    } else if ("id" in inner && inner.id && "name" in inner.id) declared.set(inner.id.name, inner);
  }
  return { file, text, imports, declared, values };
}

/** The names that a pattern binds, with none of their types. */
export function namesOf(pattern: ESTree.Node): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((part) => namesOf(part.type === "Property" ? part.value : part.argument));
    case "ArrayPattern":
      return pattern.elements.flatMap((part) => (part ? namesOf(part) : []));
    case "AssignmentPattern":
      return namesOf(pattern.left);
    case "RestElement":
      return namesOf(pattern.argument);
    default:
      return [];
  }
}

/** The file that a module imports, where it is one of this repository. */
export const fileOf = ({ file }: Module, { from }: Import): string | undefined =>
  from.startsWith(".") ? path.resolve(path.dirname(file), from) : undefined;

/** How an app imports what a file exports: by the entry of its folder, where that passes it on. */
export function entryOf(file: string, name: string): string | undefined {
  const index = path.join(path.dirname(file), "index.ts");
  if (!existsSync(index)) return undefined;
  const isExported = new RegExp(String.raw`\b${name}\b`).test(readFileSync(index, "utf8"));
  return file === index || isExported ? `@gk/ui/${path.basename(path.dirname(file))}` : undefined;
}

/** Whether a file is only there for stories, so that code that is copied may bring along what it declares. */
export const isFixture = (file: string) => /\.fixture\.tsx?$/.test(file);
