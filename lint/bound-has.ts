import type { Rule } from "./rule.ts";

/** Whether `:has()` stands where a selector's element begins, and not within the parentheses of another. */
function isUnbound(selector: string): boolean {
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const begins = at === 0 || /[\s,>+~]/.test(selector.charAt(at - 1));
    if (depth === 0 && begins && selector.startsWith(":has(", at)) return true;
    if (selector[at] === "(") depth += 1;
    if (selector[at] === ")") depth -= 1;
  }
  return false;
}

const message =
  "`:has()` of any element makes the browser look at the whole page whenever anything is put into it: say of which.";

/** A selector says whose `:has()` it is. */
export const boundHas: Rule = {
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === "string" && isUnbound(node.value)) context.report({ node, message });
    },
    TemplateLiteral(node) {
      // Each expression is a class, or several.
      const selector = node.quasis.map(({ value: { raw } }) => raw).join(".class");
      if (isUnbound(selector)) context.report({ node, message });
    },
  }),
};
