import type { Locale } from "@gk/domain";
import { areasOf } from "./areas.ts";
import { type Area, addMessages, type Catalogue, loadedMessages } from "./catalogue.ts";

const id = "page-words";

type PageWordsProps = { locale: Locale; page: string };

/** What the server writes into the page. No `<` may stand in a script's text. */
const written = ({ locale, page }: PageWordsProps) =>
  JSON.stringify(loadedMessages(locale, areasOf(page))).replaceAll("<", "\\u003c");

const element = () => document.getElementById(id);

/**
 * The page's words, carried by its HTML to its scripts: they wait for no further request, and compress to little beside
 * the text that already says them. In the browser it stays as the server wrote it.
 */
export function PageWords(props: PageWordsProps) {
  const text = import.meta.env.SSR ? written(props) : (element()?.textContent ?? "");
  // oxlint-disable-next-line react/no-danger -- data in JSON, which runs nothing, and from which no `<` leads out
  return <script id={id} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Takes the words from the page that the server wrote, before it is hydrated. */
export function takePageWords(locale: Locale) {
  const areas = JSON.parse(element()?.textContent ?? "{}") as Partial<Record<Area, Catalogue>>;
  for (const [area, messages] of Object.entries(areas)) addMessages(locale, area as Area, messages);
}
