import { type Locale, splitPath } from "@gk/domain";
import { isTip, listMark, mostTips, standInPath, standInPaths, stores } from "./kept.ts";

/** Says what a kept tip is called, by a name that no answer of the site's has. */
const titleHeader = "X-Kept-Title";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** As a guest sees it: what is kept shows nobody's name, and outlives whoever was signed in. */
async function asGuest(path: string): Promise<Response | undefined> {
  const answer = await fetch(path, { credentials: "omit" });
  return answer.ok && !answer.redirected ? answer : undefined;
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
      const answer = await asGuest(path);
      if (!answer) throw new Error(`${path} can't be kept.`);
      const html = await answer.text();
      await fetchFilesOf(html);
      await store.put(path, new Response(html, { headers: answer.headers }));
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

const withoutScripts = (html: string) => {
  const [before = "", ...scripts] = html.split("<script");
  const end = "</script>";
  return before + scripts.map((script) => script.slice(script.indexOf(end) + end.length)).join("");
};

/** Keeps a tip, the last read one last, and lets go of those that were read before the newest ones. */
export async function keepTip(pathname: string): Promise<void> {
  if (!isTip(pathname)) return;
  const answer = await asGuest(pathname);
  if (!answer) return;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set(titleHeader, encodeURIComponent(headingOf(html)));
  const store = await caches.open(stores.tips);
  await store.delete(pathname);
  await store.put(pathname, new Response(html, { headers }));
  const kept = await store.keys();
  await Promise.all(kept.slice(0, -mostTips).map((request) => store.delete(request)));
  // Those further down are only asked for once somebody scrolls there, which may be without a connection.
  await fetchFilesOf(html);
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
  const tip = await (await caches.open(stores.tips)).match(pathname);
  if (tip) return tip;
  const store = await caches.open(stores.standIn);
  const { locale } = splitPath(pathname);
  const standIn = await store.match(standInPath(locale));
  if (!standIn) return Response.error();
  // Its scripts would take the address for that of another page.
  const html = withoutScripts(await standIn.text());
  const list = await listOf(locale);
  return new Response(
    html.replace(listMark, () => list),
    { headers: standIn.headers },
  );
}
