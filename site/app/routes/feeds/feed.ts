import { escaped } from "../../content/escaped.ts";
import { latestOf } from "../../content/latest-of.ts";

/** What a feed holds, whatever it is written in. */
export type Feed = {
  title: string;
  description: string;
  language: string;
  author: string;
  /** The page that shows the same. */
  page: string;
  /** The feed's own address. */
  self: string;
  entries: readonly FeedEntry[];
};

export type FeedEntry = {
  /** The page, which is also what it is called for ever. */
  url: string;
  title: string;
  summary: string;
  /** A day in Hong Kong. */
  published: string;
};

/** What XML 1.0 has no sign for, not even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what it takes away
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const element = (name: string, text: string) => `<${name}>${escaped(text.replaceAll(unwritable, ""))}</${name}>`;

const link = (rel: string, type: string, href: string) => `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;

/** The beginning of a day in Hong Kong. */
const moment = (day: string) => `${day}T00:00:00+08:00`;

/** When the newest entry was published; a feed without any has never changed. */
const changed = (entries: readonly FeedEntry[]) => latestOf(entries.map(({ published }) => published)) ?? "2020-01-01";

/** A feed as Atom has it (RFC 4287). */
export function atomOf({ title, description, language, author, page, self, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">`,
    element("id", page),
    element("title", title),
    element("subtitle", description),
    element("updated", moment(changed(entries))),
    link("self", feedTypes.atom, self),
    link("alternate", "text/html", page),
    `<author>${element("name", author)}</author>`,
    ...entries.map((entry) =>
      [
        "<entry>",
        element("id", entry.url),
        element("title", entry.title),
        element("published", moment(entry.published)),
        element("updated", moment(entry.published)),
        link("alternate", "text/html", entry.url),
        element("summary", entry.summary),
        "</entry>",
      ].join(""),
    ),
    "</feed>",
    "",
  ].join("\n");
}

/** A feed as JSON Feed 1.1 has it. */
export const jsonFeedOf = ({ title, description, language, author, page, self, entries }: Feed) => ({
  version: "https://jsonfeed.org/version/1.1",
  title,
  description,
  language,
  home_page_url: page,
  feed_url: self,
  authors: [{ name: author }],
  items: entries.map((entry) => ({
    id: entry.url,
    url: entry.url,
    title: entry.title,
    content_text: entry.summary,
    date_published: moment(entry.published),
  })),
});

/** How feeds are called where they are named and answered. */
export const feedTypes = {
  atom: "application/atom+xml",
  json: "application/feed+json",
  calendar: "text/calendar",
} as const;
