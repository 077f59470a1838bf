import { isLocale } from "@gk/domain";
import { type Area, addMessages, type Catalogue } from "./catalogue.ts";

/** The server speaks every area of every language from the start. */
const modules = import.meta.glob<{ default: Catalogue }>("../messages/generated/*/*.ts", { eager: true });

for (const [path, { default: messages }] of Object.entries(modules)) {
  const [locale, file] = path.split("/").slice(-2);
  if (isLocale(locale) && file) addMessages(locale, file.replace(".ts", "") as Area, messages);
}
