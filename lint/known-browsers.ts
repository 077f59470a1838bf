import type { Rule } from "./rule.ts";

/** What one of the README's browsers (Chrome 117, Firefox 121, Safari 16.4) does not know yet, by name or by its owner's. */
const newer = new Set(
  "Segmenter checkVisibility showPopover hidePopover togglePopover startViewTransition requestIdleCallback".split(" "),
);
const newerOf = new Set(["AbortSignal.any", "URL.canParse", "URL.parse"]);

const refusal = (name: string) => `${name} is newer than the browsers that the README of @gk/ui names.`;

/** The compiler knows the language of those browsers by its `lib`, and no versions of the web platform: this rule does. */
export const knownBrowsers: Rule = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.property.type !== "Identifier") return;
      const { name } = node.property;
      const whole = node.object.type === "Identifier" ? `${node.object.name}.${name}` : name;
      if (newer.has(name) || newerOf.has(whole)) context.report({ node, message: refusal(whole) });
    },
    CallExpression({ callee }) {
      if (callee.type === "Identifier" && newer.has(callee.name)) {
        context.report({ node: callee, message: refusal(callee.name) });
      }
    },
  }),
};
