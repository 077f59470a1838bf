import type { Rule } from "./rule.ts";

const says = "keepComposing";

/**
 * An Enter that picks a Chinese word never submits: a form that is drawn by hand hears of it by
 * `onKeyDown={keepComposing}`; every other is made of `Form`, which does.
 *
 * @source decision 47
 */
export const composingForm: Rule = {
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.type !== "JSXIdentifier" || node.name.name !== "form") return;
      const hears = node.attributes.some(
        (attribute) =>
          attribute.type === "JSXAttribute" &&
          attribute.name.name === "onKeyDown" &&
          attribute.value?.type === "JSXExpressionContainer" &&
          attribute.value.expression.type === "Identifier" &&
          attribute.value.expression.name === says,
      );
      if (!hears) {
        context.report({
          node,
          message: `Use Form, or say onKeyDown={${says}}: an Enter that picks a Chinese word must not submit.`,
        });
      }
    },
  }),
};
