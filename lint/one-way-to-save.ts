import type { NodeOf, Rule } from "./rule.ts";

type Declarator = NodeOf<"VariableDeclarator">;

const isOtherAction = ({ id, init }: Declarator) =>
  id.type === "Identifier" &&
  id.name === "action" &&
  !(init?.type === "CallExpression" && init.callee.type === "Identifier" && init.callee.name === "submissionAction");

/** A route's `action` comes from the descriptions of its forms, so that they are saved one way with and without scripts. */
export const oneWayToSave: Rule = {
  create: (context) => ({
    ExportNamedDeclaration(node) {
      const { declaration, specifiers } = node;
      const isOther =
        (declaration?.type === "FunctionDeclaration" && declaration.id?.name === "action") ||
        (declaration?.type === "VariableDeclaration" && declaration.declarations.some(isOtherAction)) ||
        specifiers.some(({ exported }) => exported.type === "Identifier" && exported.name === "action");
      if (isOther) {
        context.report({
          node,
          message:
            "A route's action is submissionAction([…]): describe the form as a submission (site/app/forms/submission.ts).",
        });
      }
    },
  }),
};
