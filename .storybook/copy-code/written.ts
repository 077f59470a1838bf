import type { ESTree } from "vite";
import { type Module, walk } from "./module.ts";

type Edit = { start: number; end: number; text: string };

/** A spy of a test is a function of one's own in an app. */
function withoutSpies(module: Module, node: ESTree.Node): Edit[] {
  if (module.imports.get("fn")?.from !== "storybook/test") return [];
  return [...walk(node)].flatMap((part) => {
    if (part.type !== "CallExpression" || part.callee.type !== "Identifier" || part.callee.name !== "fn") return [];
    const [given] = part.arguments;
    // In a constant nothing says what it will be given.
    const own = module.text.slice(0, part.start).endsWith(" = ") ? "(..._: unknown[]) => {}" : "() => {}";
    return [{ start: part.start, end: part.end, text: given ? module.text.slice(given.start, given.end) : own }];
  });
}

/** Takes a step of indentation from the lines of a part. */
const outdents = ({ text }: Module, start: number, end: number): Edit[] =>
  [...text.slice(start, end).matchAll(/\n {2}(?= )/g)].map(({ index }) => ({
    start: start + index + 1,
    end: start + index + 3,
    text: "",
  }));

/** The caption around a piece of a sheet is the sheet's; its key belongs to the piece then. */
function withoutCaptions(module: Module, node: ESTree.Node): Edit[] {
  const isWithin = new Set<ESTree.Node>();
  for (const part of walk(node)) if (part.type === "JSXElement") for (const child of part.children) isWithin.add(child);
  return [...walk(node)].flatMap((part): Edit[] => {
    if (part.type !== "JSXElement" || !part.closingElement) return [];
    const { name, attributes } = part.openingElement;
    if (name.type !== "JSXIdentifier" || name.name !== "Specimen") return [];
    const key = attributes.find((attribute) => attribute.type === "JSXAttribute" && attribute.name.name === "key");
    const piece = part.children.find((child) => child.type !== "JSXText");
    const isInAnElement = isWithin.has(part) || piece?.type === "JSXElement";
    const edits = [
      ...outdents(module, part.openingElement.end, part.closingElement.start),
      { start: part.openingElement.start, end: part.openingElement.end, text: isInAnElement ? "" : "<>" },
      { start: part.closingElement.start, end: part.closingElement.end, text: isInAnElement ? "" : "</>" },
    ];
    if (!key || piece?.type !== "JSXElement") return edits;
    const at = piece.openingElement.name.end;
    return [...edits, { start: at, end: at, text: ` ${module.text.slice(key.start, key.end)}` }];
  });
}

/** Without the space that the source has before every line but the first. */
function dedented(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  const indents = rest.filter((line) => line.trim() !== "").map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents);
  return [first, ...rest.map((line) => line.slice(Number.isFinite(least) ? least : 0))].join("\n");
}

/** A part of a story as an app would write it. */
export function written(module: Module, node: ESTree.Node): string {
  const edits = [...withoutSpies(module, node), ...withoutCaptions(module, node)].sort((a, b) => a.start - b.start);
  let text = "";
  let place = node.start;
  for (const edit of edits) {
    if (edit.start < place) continue;
    text += module.text.slice(place, edit.start) + edit.text;
    place = edit.end;
  }
  const whole = (text + module.text.slice(place, node.end)).replaceAll(/^\s*\n/gm, "");
  return dedented(whole.replaceAll(/\s*\/\/ oxlint-disable.*$/gm, ""));
}
