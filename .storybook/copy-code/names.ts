import { type ESTree, parseSync } from "vite";
import { childrenOf, namesOf } from "./module.ts";

const isTag = (name: string) => /^[A-Z]/.test(name);

/** The names that a node refers to: not those of properties, attributes and elements of HTML. */
function* namesAt(node: ESTree.Node, parent?: ESTree.Node): Generator<string> {
  if (node.type === "Identifier") yield node.name;
  if (node.type === "JSXIdentifier" && parent?.type !== "JSXAttribute" && isTag(node.name)) yield node.name;
  for (const [key, value] of Object.entries(node) as [string, ESTree.Node | ESTree.Node[] | null][]) {
    if (node.type === "MemberExpression" && key === "property" && !node.computed) continue;
    if (node.type === "Property" && key === "key" && !node.computed) continue;
    if (node.type === "TSPropertySignature" && key === "key") continue;
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part === "object" && part !== null && "type" in part) yield* namesAt(part, node);
    }
  }
}

/** The names that functions within the code keep to themselves: their parameters and what they declare. */
function* localNames(node: ESTree.Node, isInside = false): Generator<string> {
  const isFunction = "params" in node && "body" in node;
  if (isFunction) for (const parameter of node.params as ESTree.Node[]) yield* namesOf(parameter);
  if (isInside && node.type === "VariableDeclarator") yield* namesOf(node.id);
  for (const child of childrenOf(node)) yield* localNames(child, isInside || isFunction);
}

/** The names that some code refers to and has from outside. @errors throws where it cannot be parsed */
export function namesIn(code: string): Set<string> {
  const { program, errors } = parseSync("story.tsx", code);
  if (errors.length > 0) throw new SyntaxError(`${errors[0]?.message}\n${code}`);
  return new Set(namesAt(program)).difference(new Set(localNames(program)));
}
