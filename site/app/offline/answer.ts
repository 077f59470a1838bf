import { defaultLocale, isLocale, type Locale, splitPath } from "@gk/domain";
import { paths } from "../paths.ts";
import { isOfNoLanguage, isTip, keptPath, listMark, mostTips, standInPath, standInPaths, stores } from "./kept.ts";
import { withoutScripts } from "./without-scripts.ts";

/** Says what a kept tip is called, by a name that no answer of the site's has. */
const titleHeader = "X-Kept-Title";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

type Page = { html: string; headers: Headers };

/**
 * As a guest sees it, so that what is kept until somebody signs out shows nobody's name; and without its scripts, which would
 * take the stand-in's address for that of another page, and follow a link by asking the site.
 */
async function asGuest(path: string): Promise<Page | undefined> {
  const answer = await fetch(path, { credentials: "omit" });
  if (!answer.ok || answer.redirected) return undefined;
  return { html: withoutScripts(await answer.text()), headers: new Headers(answer.headers) };
}

/** Puts the styles and drawings of a page into the browser's own cache, where files that never change stay. */
const fetchFilesOf = (html: string) =>
  Promise.all(
    [...html.matchAll(/"(\/assets\/[^"]+\.(?:css|svg|woff2))"/g)].map(async ([, file = ""]) =>
      (await fetch(file)).blob(),
    ),
  );

/** Keeps the page that stands in for others, in both languages, with what it is made of. @errors rejects when one of them can't be had */
export async function keepStandIns(): Promise<void> {
  const store = await caches.open(stores.standIn);
  await Promise.all(
    standInPaths.map(async (path) => {
      const page = await asGuest(path);
      if (!page) throw new Error(`${path} can't be kept.`);
      await fetchFilesOf(page.html);
      await store.put(path, new Response(page.html, { headers: page.headers }));
    }),
  );
}

/** A page's heading as text. Looked for by letters: expressions for it take long over hostile text. */
const headingOf = (html: string) =>
  html
    .slice(html.indexOf("<h1"), html.indexOf("</h1>"))
    .split("<")
    .map((part) => part.slice(part.indexOf(">") + 1))
    .join("");

/** Keeps a tip, the last read one last, and lets go of those that were read before the newest ones. */
async function keepTip(pathname: string): Promise<void> {
  const page = await asGuest(pathname);
  if (!page) return;
  const { html, headers } = page;
  headers.set(titleHeader, encodeURIComponent(headingOf(html)));
  const store = await caches.open(stores.tips);
  await store.delete(pathname);
  await store.put(pathname, new Response(html, { headers }));
  const kept = await store.keys();
  await Promise.all(kept.slice(0, -mostTips).map((request) => store.delete(request)));
  // Those further down are only asked for once somebody scrolls there, which may be without a connection.
  await fetchFilesOf(html);
}

/** Keeps of a page that is read its language, and the page itself where it is a tip. */
export async function keepRead(pathname: string): Promise<void> {
  const store = await caches.open(stores.standIn);
  await store.put(paths.home, new Response(splitPath(pathname).locale));
  if (isTip(pathname)) await keepTip(keptPath(pathname));
}

/** The language in which somebody is answered who asks for an address. */
async function localeFor(pathname: string): Promise<Locale> {
  if (!isOfNoLanguage(pathname)) return splitPath(pathname).locale;
  const read = await (await (await caches.open(stores.standIn)).match(paths.home))?.text();
  return isLocale(read) ? read : defaultLocale;
}

/** The kept tips in a language, the last read one first. */
async function listOf(locale: Locale): Promise<string> {
  const store = await caches.open(stores.tips);
  const kept = (await store.keys()).map(({ url }) => new URL(url).pathname);
  const items = kept
    .filter((pathname) => splitPath(pathname).locale === locale)
    .toReversed()
    .map(async (pathname) => {
      const title = (await store.match(pathname))?.headers.get(titleHeader);
      return `<li><a href="${escaped(pathname)}">${decodeURIComponent(title ?? pathname)}</a></li>`;
    });
  return (await Promise.all(items)).join("");
}

/** What is answered where the site can't be reached: the tip itself, or the page that stands in, at the same address. */
export async function answerWithout(pathname: string): Promise<Response> {
  const tip = await (await caches.open(stores.tips)).match(keptPath(pathname));
  if (tip) return tip;
  const store = await caches.open(stores.standIn);
  const locale = await localeFor(pathname);
  const standIn = await store.match(standInPath(locale));
  if (!standIn) return Response.error();
  const html = await standIn.text();
  const list = await listOf(locale);
  return new Response(
    html.replace(listMark, () => list),
    { headers: standIn.headers },
  );
}
