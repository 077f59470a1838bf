import { asc } from "drizzle-orm";
import { ecaCategories, ecaItems } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { wholeList } from "../http/reply.ts";

/** Activities outside school, by kind. */
export const listEcaCategories: Handler<"listEcaCategories"> = async (_, { database, locale }) => {
  const categories = await database.select().from(ecaCategories).orderBy(asc(ecaCategories.id));
  const items = await database.select().from(ecaItems).orderBy(asc(ecaItems.id));
  return wholeList(
    categories.map(({ id, slug, name }) => ({
      id,
      slug,
      name: name[locale],
      items: items
        .filter((item) => item.categoryId === id)
        .map((item) => ({ id: item.id, slug: item.slug, name: item.name[locale] })),
    })),
  );
};
