import type { Locale } from "@gk/domain";
import type { LongPage } from "./long-page.ts";

const modules = import.meta.glob<{ default: LongPage }>("./generated/*/*.ts", { eager: true });

/** The long pages, by the names of their files in `site/content`. */
export type LongPageName =
  | "about-us"
  | "app"
  | "download"
  | "download-school"
  | "faq"
  | "privacy-policy"
  | "school"
  | "terms-and-conditions"
  | "terms-of-subscription";

/** A long page in the reader's language. It is read on the server only, so that no page's text ships as a script. */
export function longPage(name: LongPageName, locale: Locale): LongPage {
  const page = modules[`./generated/${locale}/${name}.ts`]?.default;
  if (!page) throw new Error(`There is no page ${name} in ${locale}: the build compiles it from site/content.`);
  return page;
}
