import type { Locale } from "@gk/domain";
import type { Area } from "../messages/generated/ids.ts";
import type { Catalogue } from "./messages.ts";

export { areasOf } from "./areas.ts";

const modules = import.meta.glob<{ default: Catalogue }>("../messages/generated/*/*.ts");

/**
 * Fetches one language's messages of an area. A module of its own, with the table of who speaks in what, since a page's
 * first view has its words in the HTML.
 */
export async function fetchMessages(locale: Locale, area: Area): Promise<Catalogue> {
  const load = modules[`../messages/generated/${locale}/${area}.ts`];
  return load ? (await load()).default : {};
}
