import type { Page } from "@gk/web";
import type { Visit } from "../session/context.ts";
import type { Query, ReadName } from "./query.ts";
import { read } from "./read.server.ts";

/** How many rows the provider answers at once. */
export const mostAtOnce = 100;

type Listed<Item> = { data: readonly Item[]; meta: Page };

/**
 * Every row of a list, page by page.
 * @param pageOf describes the call for a page of `mostAtOnce` rows
 */
export async function readAll<Name extends ReadName, Item>(
  visit: Visit,
  pageOf: (page: number) => Query<Name, Listed<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- how many there are is known after the first, and none is to be hurried
    const { answers } = await read(visit, { list: pageOf(page) });
    const { data, meta } = answers.list as unknown as Listed<Item>;
    items.push(...data);
    pages = Math.ceil(meta.total / mostAtOnce);
  }
  return items;
}
