import type { Context, NodeOf, Rule } from "./rule.ts";

const colour = /#(?!0000?\b|000\b)[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab)\(/i;
const duration = /(?:^|[\s(])\d+(?:\.\d+)?ms\b/;
const pixels = /\d(?:\.\d+)?px/;
/** Below 4 px a corner is a line's end. */
const corner = /\b(?:[4-9]|\d{2,})px/;

type Value = NodeOf<"Property">["value"];

const textIn = (value: Value): string => {
  if (value.type === "Literal") return String(value.value);
  return value.type === "TemplateLiteral" ? value.quasis.map(({ value: { raw } }) => raw).join(" ") : "";
};

function checkProperty(context: Context, { key, value }: NodeOf<"Property">) {
  if (key.type !== "Identifier") return;
  const refuse = (message: string) => context.report({ node: value, message });
  if (key.name === "fontSize" && pixels.test(textIn(value))) refuse("A font size in px: use vars.font.size, or rem.");
  if (key.name === "fontWeight" && value.type === "Literal")
    refuse("A raw weight: use vars.font.weight (400, 700, 900).");
  if (key.name.endsWith("Radius") && corner.test(textIn(value))) {
    refuse("A corner in px: use cut or vars.radius, which another brand may rule straight.");
  }
}

/** A style takes its values from the theme. */
export const themeValues: Rule = {
  create(context) {
    const checkText = (node: NodeOf<"Literal" | "TemplateElement">, text: string) => {
      if (colour.test(text)) context.report({ node, message: "A raw color: use vars.color or palette." });
      if (duration.test(text)) context.report({ node, message: "A raw duration: use vars.motion.duration." });
    };
    return {
      Literal: (node) => (typeof node.value === "string" ? checkText(node, node.value) : undefined),
      TemplateElement: (node) => checkText(node, node.value.raw),
      Property: (node) => checkProperty(context, node),
    };
  },
};
