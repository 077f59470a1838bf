import path from "node:path";
import type { NodeOf, Rule } from "./rule.ts";
import { hasEntry, placeOf, shelves } from "./shelves.ts";

type Imports = NodeOf<"ImportDeclaration" | "ExportNamedDeclaration" | "ExportAllDeclaration" | "ImportExpression">;

const rankOf = (shelf: string) => (shelves as readonly string[]).indexOf(shelf);

/**
 * Keeps the shelves of `packages/ui/src` in order and their pieces behind their entries: a piece imports from its own shelf
 * and from those before it, and of another piece its `index.ts` only, styles too.
 */
export const uiImports: Rule = {
  create(context) {
    const own = placeOf(context.filename);
    if (!own || own.depth < 3) return {};

    const check = ({ source }: Imports) => {
      if (source?.type !== "Literal" || typeof source.value !== "string" || !source.value.startsWith(".")) return;
      const target = placeOf(path.resolve(path.dirname(context.filename), source.value));
      if (!target || target.piece === own.piece) return;
      if (target.depth < 3) {
        context.report({
          node: source,
          message: "The root gathers the pieces for apps: import the one that is needed.",
        });
        return;
      }
      if (rankOf(target.shelf) > rankOf(own.shelf)) {
        context.report({
          node: source,
          message: `${own.shelf} comes before ${target.shelf}: what both need belongs on a lower shelf, or comes in as a prop.`,
        });
      }
      if (target.module !== "index.ts" && hasEntry(target.piece)) {
        context.report({
          node: source,
          message: `Import ${target.piece} by its entry, index.ts. What that lacks it exports on purpose, or looks that several share move to foundations/looks.`,
        });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
