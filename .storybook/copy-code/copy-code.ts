import type { ESTree } from "vite";
import { element, indented } from "./element.ts";
import { bare, entryOf, fileOf, isFixture, type Module, readModule } from "./module.ts";
import { namesIn } from "./names.ts";
import { componentOf, type Given, givenBy, givenByStory, givenByTold, renderOf, settled } from "./story.ts";
import { written } from "./written.ts";

const group = (given: readonly Given[]) =>
  `{\n${indented(given.map((one) => ("spread" in one ? `...${one.spread},` : `"${one.name}": ${one.text},`)).join("\n"))}\n}`.replaceAll(
    /^( *)"([A-Za-z]\w*)": /gm,
    "$1$2: ",
  );

type Function = ESTree.ArrowFunctionExpression | ESTree.Function;

const isFunction = (value: ESTree.Expression): value is Function =>
  value.type === "ArrowFunctionExpression" || value.type === "FunctionExpression";

/** What a function returns, or its statements. */
const answerOf = (module: Module, { body }: Function) =>
  body ? written(module, body.type === "BlockStatement" ? body : bare(body)) : "null";

/** The name of a parameter, without its type. */
function parameterOf(module: Module, parameter: ESTree.ParamPattern): string {
  const { typeAnnotation } = parameter as { typeAnnotation?: ESTree.Span | null };
  return module.text.slice(parameter.start, typeAnnotation?.start ?? parameter.end);
}

/** What a story's `render` returns, as the body of a component; its args stand in a constant before it. */
function bodyOf(module: Module, render: Function, given: readonly Given[], component: string): string {
  const [args] = render.params;
  const constant = args
    ? `const ${parameterOf(module, args)} = ${group(given)} satisfies Partial<ComponentProps<typeof ${component}>>;\n`
    : "";
  if (render.body?.type === "BlockStatement") {
    const statements = render.body.body.map((statement) => written(module, statement)).join("\n");
    return `{\n${indented(constant + statements)}\n}`;
  }
  const answer = answerOf(module, render);
  return `{\n${indented(`${constant}return (\n${indented(answer)}\n);`)}\n}`;
}

/** The tag of what `specimens` draws, and what has to be declared for it. */
function pieceOf(module: Module, piece: ESTree.Expression, component: string): { tag: string; declaration: string } {
  // `inPlace(Dialog)` is the piece itself, drawn within the sheet.
  if (piece.type === "CallExpression") {
    const [within] = piece.arguments;
    if (within && within.type !== "SpreadElement") return pieceOf(module, bare(within), component);
  }
  const render = piece.type === "MemberExpression" ? renderOf(module, "meta") : undefined;
  if (!render || !isFunction(render)) return { tag: written(module, render ?? piece), declaration: "" };
  const [args] = render.params;
  const names = args ? `${parameterOf(module, args)}: ComponentProps<typeof ${component}>` : "";
  const body = answerOf(module, render);
  const block = render.body?.type === "BlockStatement" ? body : `{\n${indented(`return (\n${indented(body)}\n);`)}\n}`;
  return { tag: "Example", declaration: `function Example(${names}) ${block}\n\n` };
}

/** A sheet that `specimens` draws: each of its specimens, one below the other. */
function sheetOf(module: Module, name: string, call: ESTree.CallExpression, component: string): string {
  const [piece, usual, ...told] = call.arguments.filter((argument) => argument.type !== "SpreadElement");
  if (!piece) throw new Error(`${module.file}: specimens() draws nothing.`);
  const { tag, declaration } = pieceOf(module, bare(piece), component);
  const elements = told.map((one) =>
    element(tag, settled([...givenBy(module, usual && bare(usual)), ...givenByTold(module, bare(one))])),
  );
  return `${declaration}export const ${name} = () => (\n  <>\n${indented(elements.join("\n"), "    ")}\n  </>\n);\n`;
}

/** The story itself, without what it needs. */
function storyOf(module: Module, name: string): string | undefined {
  const component = componentOf(module);
  if (!component) return undefined;
  const given = settled([...givenByStory(module, "meta"), ...givenByStory(module, name)]);
  const render = renderOf(module, name);
  if (render?.type === "CallExpression") return sheetOf(module, name, render, component);
  if (render && isFunction(render)) return `export function ${name}() ${bodyOf(module, render, given, component)}\n`;
  const drawn = render ? written(module, render) : component;
  // A function that no element can be called after.
  const isFunctionName = /^[a-z]/.test(drawn);
  const declaration = isFunctionName ? `const Example = ${drawn};\n\n` : "";
  return `${declaration}export const ${name} = () => (\n${indented(element(isFunctionName ? "Example" : drawn, given))}\n);\n`;
}

type Needed = {
  imports: Map<string, Set<string>>;
  declarations: Map<string, string>;
  /** Whether it needs what no entry exports: then no app can have it. */
  internal: boolean;
};

/** A constant in which another story's args stand, where code refers to them: `English.args`. */
const storyConstant = (module: Module, name: string) =>
  `const ${name} = { args: ${group(settled(givenByStory(module, name)))} satisfies Partial<ComponentProps<typeof ${componentOf(module)}>> };`;

const isStoryOrMeta = ({ values }: Module, name: string) => {
  const value = values.get(name);
  return (
    value?.type === "ObjectExpression" &&
    (name === "meta" || /^[A-Z]/.test(name)) &&
    value.properties.some(
      (property) =>
        property.type === "SpreadElement" ||
        (property.key.type === "Identifier" && /^(?:args|render|play|globals|component)$/.test(property.key.name)),
    )
  );
};

/** Gathers what some code of a module needs: imports of entries, and constants of the story's own or of its fixtures. */
function gather(module: Module, code: string, needed: Needed) {
  for (const name of namesIn(code)) {
    const imported = module.imports.get(name);
    if (imported) {
      const file = fileOf(module, imported);
      const from = file ? entryOf(file, imported.name) : imported.from;
      if (from) {
        const names = needed.imports.get(from) ?? new Set();
        names.add(`${imported.isType ? "type " : ""}${imported.name === name ? name : `${imported.name} as ${name}`}`);
        needed.imports.set(from, names);
      } else if (file && isFixture(file)) {
        if (!needed.declarations.has(name)) declare(readModule(file), imported.name, needed);
      } else needed.internal = true;
      continue;
    }
    if (module.declared.has(name) && !needed.declarations.has(name)) declare(module, name, needed);
  }
}

function declare(module: Module, name: string, needed: Needed) {
  const statement = module.declared.get(name);
  if (!statement) return;
  const text = isStoryOrMeta(module, name) ? storyConstant(module, name) : written(module, statement);
  // Before what it needs, so that nothing is declared twice; the order follows below.
  needed.declarations.set(name, "");
  gather(module, text, needed);
  needed.declarations.delete(name);
  if (![...needed.declarations.values()].includes(text)) needed.declarations.set(name, text);
}

const importLine = ([from, names]: [string, Set<string>]) => {
  const sorted = [...names].sort((a, b) => (a.replace("type ", "") < b.replace("type ", "") ? -1 : 1));
  const isAllTypes = sorted.every((name) => name.startsWith("type "));
  const list = sorted.map((name) => (isAllTypes ? name.replace("type ", "") : name)).join(", ");
  return `import ${isAllTypes ? "type " : ""}{ ${list} } from "${from}";`;
};

/**
 * A story as an app would write it: its imports from the entries of the package, the constants that it uses, and a component
 * with its name. Undefined where a story shows what no entry exports.
 */
export function copyCode(module: Module, name: string): string | undefined {
  const story = storyOf(module, name);
  if (!story) return undefined;
  const needed: Needed = { imports: new Map(), declarations: new Map([[name, ""]]), internal: false };
  gather(module, story, needed);
  if (needed.internal) return undefined;
  const declarations = [...needed.declarations.values()].filter(Boolean);
  const code = [...declarations, story].join("\n\n");
  if (code.includes("ComponentProps<") && !needed.imports.get("react")?.has("type ComponentProps")) {
    needed.imports.set("react", new Set([...(needed.imports.get("react") ?? []), "type ComponentProps"]));
  }
  const imports = [...needed.imports].sort(([a], [b]) => (a < b ? -1 : 1)).map(importLine);
  return `${imports.join("\n")}\n\n${code}`;
}
