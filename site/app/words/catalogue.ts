import { type Locale, locales } from "@gk/domain";
import type { Area, MessageId } from "../messages/generated/ids.ts";
import type { Catalogue } from "./messages.ts";

export type { Area, Catalogue, MessageId };

const loaded = new Map<string, Catalogue>();
const catalogues: Record<Locale, Catalogue> = { "zh-HK": {}, "en-US": {} };

/** Every message of the language that is loaded so far; a new object after each load, so that it can be a memo's key. */
export const catalogue = (locale: Locale) => catalogues[locale];

/** Adds an area's messages to its language. */
export function addMessages(locale: Locale, area: Area, messages: Catalogue) {
  const key = `${locale}/${area}`;
  if (loaded.has(key)) return;
  loaded.set(key, messages);
  catalogues[locale] = { ...catalogues[locale], ...messages };
}

const isSpoken = (locale: Locale) => loaded.has(`${locale}/shell`);

/** The language in which a page can speak: another one where its own has not come, as without a connection. */
export const spoken = (locale: Locale): Locale => (isSpoken(locale) ? locale : (locales.find(isSpoken) ?? locale));

/** The messages of some areas that are loaded, each under its area's name. */
export const loadedMessages = (locale: Locale, areas: readonly Area[]) =>
  Object.fromEntries(areas.map((area) => [area, loaded.get(`${locale}/${area}`) ?? {}]));

/** Loads the areas that a page of `routes.ts` speaks in, once each. */
export async function loadMessages(locale: Locale, page: string) {
  const { areasOf, fetchMessages } = await import("./modules.ts");
  const missing = areasOf(page).filter((area) => !loaded.has(`${locale}/${area}`));
  await Promise.all(missing.map(async (area) => addMessages(locale, area, await fetchMessages(locale, area))));
}
