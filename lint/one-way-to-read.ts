import type { NodeOf, Rule } from "./rule.ts";

type Statement = NodeOf<"Program">["body"][number];

const isPages = (init: NodeOf<"VariableDeclarator">["init"]) =>
  init?.type === "CallExpression" && init.callee.type === "Identifier" && init.callee.name === "page";

/** Whether a statement exports a loader that `page` has not made. */
function isOtherLoader(statement: Statement): boolean {
  if (statement.type !== "ExportNamedDeclaration") return false;
  const { declaration, specifiers } = statement;
  if (declaration?.type === "FunctionDeclaration") return declaration.id?.name === "loader";
  if (declaration?.type === "VariableDeclaration") {
    return declaration.declarations.some(
      ({ id, init }) => id.type === "Identifier" && id.name === "loader" && !isPages(init),
    );
  }
  return specifiers.some(({ exported }) => exported.type === "Identifier" && exported.name === "loader");
}

/** Whether a page takes what the router hands it, its loader's data among it. */
const takesProps = ({ declaration }: NodeOf<"ExportDefaultDeclaration">) =>
  (declaration.type === "FunctionDeclaration" || declaration.type === "ArrowFunctionExpression") &&
  declaration.params.length > 0;

/**
 * The loader of a page is made by `page`, whose type lets no answer of the provider's through, and the page reads it by
 * `usePageData`; nothing is fetched past the table of calls. What is no page, a file or a feed, answers as it likes.
 */
export const oneWayToRead: Rule = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== "Identifier" || node.callee.name !== "fetch") return;
      const message =
        "What is read is a query (data/answers.ts, data/ask.ts), a change is a submission (forms/submission.ts).";
      context.report({ node, message });
    },
    Program({ body }) {
      const shown = body.find((statement) => statement.type === "ExportDefaultDeclaration");
      if (!shown) return;
      if (takesProps(shown)) {
        const message =
          "A page reads the provider's answers by useAnswer and what its loader has found out by usePageData.";
        context.report({ node: shown, message });
      }
      for (const node of body.filter(isOtherLoader)) {
        context.report({ node, message: "A page's loader is page(name, load) (site/app/data/page.server.ts)." });
      }
    },
  }),
};
