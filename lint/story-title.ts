import type { NodeOf, Rule } from "./rule.ts";
import { placeOf } from "./shelves.ts";

const groupOf = (shelf: string) => `${shelf.charAt(0).toUpperCase()}${shelf.slice(1)}`;

type Value = NodeOf<"VariableDeclarator">["init"];

const titleIn = (node: Value) => {
  const meta = node?.type === "TSSatisfiesExpression" ? node.expression : node;
  if (meta?.type !== "ObjectExpression") return undefined;
  const title = meta.properties.find(
    (property) => property.type === "Property" && property.key.type === "Identifier" && property.key.name === "title",
  );
  return title?.type === "Property" && title.value.type === "Literal" ? title.value : undefined;
};

/** Storybook groups the pieces as the shelves do: a title begins with the name of the shelf. */
export const storyTitle: Rule = {
  create(context) {
    const own = placeOf(context.filename);
    if (!own || own.depth < 3) return {};
    return {
      VariableDeclarator({ id, init }) {
        if (id.type !== "Identifier" || id.name !== "meta") return;
        const title = titleIn(init);
        const group = groupOf(own.shelf);
        if (!String(title?.value).startsWith(`${group}/`)) {
          context.report({
            node: title ?? id,
            message: `It stands on the shelf ${own.shelf}: the title begins with "${group}/".`,
          });
        }
      },
    };
  },
};
