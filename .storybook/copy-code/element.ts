import type { Given } from "./story.ts";

const isPlainText = (text: string) => text.trim() === text && text !== "" && !/[{}<>&\n]/.test(text);

function attribute(given: Given): string {
  if ("spread" in given) return `{...${given.spread}}`;
  const { name, value, text } = given;
  if (value.type === "Literal" && value.value === true) return name;
  if (value.type === "Literal" && typeof value.value === "string" && !/["\\\n]/.test(value.value)) {
    return `${name}="${value.value}"`;
  }
  return `${name}={${text}}`;
}

function content(given: Given | undefined): string | undefined {
  if (!given || !("name" in given)) return undefined;
  const { value, text } = given;
  if (value.type === "JSXElement" || value.type === "JSXFragment") return text;
  if (value.type === "Literal" && typeof value.value === "string" && isPlainText(value.value)) return value.value;
  return `{${text}}`;
}

export const indented = (text: string, by = "  ") => text.replaceAll(/^(?=.)/gm, by);

/** An element of JSX with what a story gives to it, on one line where there is room. */
export function element(tag: string, given: readonly Given[]): string {
  const children = given.findLast((one) => "name" in one && one.name === "children");
  const inner = content(children);
  const attributes = given.filter((one) => one !== children).map(attribute);
  const closing = tag.replace(/<.*$/s, "");
  const line = [tag, ...attributes].join(" ");
  const isShort = line.length < 100 && !line.includes("\n");
  const opening = isShort ? `<${line}` : `<${tag}\n${indented(attributes.join("\n"))}\n`;
  if (inner === undefined) return isShort ? `${opening} />` : `${opening}/>`;
  const isShortInside = isShort && !inner.includes("\n") && line.length + inner.length < 90;
  return isShortInside ? `${opening}>${inner}</${closing}>` : `${opening}>\n${indented(inner)}\n</${closing}>`;
}
