import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";

/** Hooks that React also has on the server, where there is no state, context or effect. */
const serverHooks = new Set(["useCallback", "useDebugValue", "useId", "useMemo"]);
/** Components begin with a capital. */
const isValue = /^[a-z]/;
const hook = /^use(?:[A-Z]|$)/;

type Module = {
  /** Whether it says "use client". */
  says: boolean;
  /** What only the browser can do: the hooks it calls, the functions it hands to elements. */
  reasons: string[];
};

const isFunction = (node: ESTree.Node | null | undefined) =>
  node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";

/** What an expression can turn out to be: `idle ? doNothing : onClick` is either. */
const outcomes = (node: ESTree.Expression | ESTree.JSXEmptyExpression): ESTree.Node[] => {
  if (node.type === "ConditionalExpression") return [...outcomes(node.consequent), ...outcomes(node.alternate)];
  if (node.type === "LogicalExpression") return [...outcomes(node.left), ...outcomes(node.right)];
  return [node];
};

/** The functions that a module declares, by their names. */
function functionsOf(program: ESTree.Program): Set<string> {
  const names = new Set<string>();
  new Visitor({
    FunctionDeclaration({ id }) {
      if (id) names.add(id.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && isFunction(init)) names.add(id.name);
    },
  }).visit(program);
  return names;
}

const saysClient = (program: ESTree.Program) =>
  program.body.some((statement) => "directive" in statement && statement.directive === "use client");

const parse = (file: string) => parseSync(file, readFileSync(file, "utf8"));

/** The module that declares what a module exports under a name: itself, or where it passes it on from. */
function declaringModule(file: string, name: string): string {
  const passedOn = parse(file)
    .module.staticExports.flatMap(({ entries }) => entries)
    .find(({ exportName, moduleRequest }) => exportName.name === name && moduleRequest);
  if (!passedOn?.moduleRequest) return file;
  return declaringModule(
    path.resolve(path.dirname(file), passedOn.moduleRequest.value),
    passedOn.importName.name ?? name,
  );
}

/** Reads from a module's source whether it has to run in the browser, and whether it says so. */
export function readModule(file: string, source: string): Module {
  const { program, module } = parseSync(file, source);
  const reasons: string[] = [];
  const functions = functionsOf(program);

  for (const { moduleRequest, entries } of module.staticImports) {
    const imported = path.resolve(path.dirname(file), moduleRequest.value);
    if (!moduleRequest.value.startsWith(".") || !existsSync(imported)) continue;
    for (const { importName, localName, isType } of entries) {
      if (isType || !importName.name) continue;
      const there = parse(declaringModule(imported, importName.name)).program;
      if (functionsOf(there).has(importName.name)) functions.add(localName.value);
      // A server component can render what is in a client module, and neither call nor read it.
      if (saysClient(there) && isValue.test(importName.name)) reasons.push(importName.name);
    }
  }

  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== "Identifier") return;
      const isHook = hook.test(callee.name) && !serverHooks.has(callee.name);
      if (isHook || callee.name === "createContext") reasons.push(callee.name);
    },
    JSXAttribute({ name, value }) {
      if (value?.type !== "JSXExpressionContainer") return;
      const isHandedOn = outcomes(value.expression).some(
        (given) => isFunction(given) || (given.type === "Identifier" && functions.has(given.name)),
      );
      if (isHandedOn) reasons.push(source.slice(name.start, name.end));
    },
  }).visit(program);

  return { says: saysClient(program), reasons };
}

/** The constants that an entry point passes on from client modules: on the server they can't be read. */
export function unreadable(entryPoint: string): string[] {
  return parse(entryPoint)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : []))
    .filter((name) => {
      const { program } = parse(declaringModule(entryPoint, name));
      return isValue.test(name) && saysClient(program) && !functionsOf(program).has(name);
    });
}
