import type { Locale } from "@gk/domain";
import type { MessageFormatElement } from "react-intl";
import type { Area, MessageId } from "../messages/generated/ids.ts";

export type { Area, MessageId };

/** One language's messages: a sentence, or the syntax tree of a message with arguments. */
export type Catalogue = Partial<Record<MessageId, string | MessageFormatElement[]>>;

type Module = { default: Catalogue };

const modules = import.meta.glob<Module>("../messages/generated/*/*.ts");
const loaded = new Map<string, Catalogue>();
const catalogues: Record<Locale, Catalogue> = { "zh-HK": {}, "en-US": {} };

/** The module of one language and area, as the build names it. */
export const modulePath = (locale: Locale, area: Area) => `../messages/generated/${locale}/${area}.ts`;

/** Every message of the language that is loaded so far; a new object after each load, so that it can be a memo's key. */
export const catalogue = (locale: Locale) => catalogues[locale];

/** Adds an area's messages to its language. */
export function addMessages(locale: Locale, area: Area, messages: Catalogue) {
  const key = `${locale}/${area}`;
  if (loaded.has(key)) return;
  loaded.set(key, messages);
  catalogues[locale] = { ...catalogues[locale], ...messages };
}

/** The messages of some areas that are loaded, each under its area's name. */
export const loadedMessages = (locale: Locale, areas: readonly Area[]) =>
  Object.fromEntries(areas.map((area) => [area, loaded.get(`${locale}/${area}`) ?? {}]));

/** Loads the areas that a page speaks in, once each. */
export async function loadMessages(locale: Locale, areas: readonly Area[]) {
  await Promise.all(
    areas.map(async (area) => {
      if (loaded.has(`${locale}/${area}`)) return;
      const load = modules[modulePath(locale, area)];
      if (load) addMessages(locale, area, (await load()).default);
    }),
  );
}
