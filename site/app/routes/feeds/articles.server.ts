import { type ArticleType, articleTypes } from "@gk/domain";
import type { ArticleSummary } from "@gk/web";
import { data } from "react-router-dom";
import { textPreview } from "../../content/text-preview.ts";
import type { CalendarEvent } from "../../data/calendar.server.ts";
import { headFor, translatorOf } from "../../data/head.server.ts";
import { visitOf } from "../../data/page.server.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { paths } from "../../paths.ts";
import type { Visit } from "../../session/context.ts";
import { addressOf } from "../../structured/address.server.ts";
import { eventAddress } from "../articles/events.ts";
import type { Feed } from "./feed.ts";
import { feedTitle } from "./title.ts";

/** How many entries a feed has: a reader keeps what has left it. */
const latest = 30;

type Args = Parameters<typeof visitOf>[0] & { request: Request; params: { articles?: string | undefined } };

/** The newest articles of the type in a feed's address. */
export async function articleFeed(args: Args, addressIn: (type: ArticleType) => string): Promise<Feed> {
  const visit = visitOf(args);
  const type = articleTypes.find((known) => known === args.params.articles);
  if (!type) throw data(null, { status: 404 });
  const list = query("listArticles", { query: { type, page: 1, limit: latest, published: 1 } });
  const { answers } = await read(visit, { list });
  const t = translatorOf(visit);
  return {
    title: feedTitle(t, type),
    description: headFor(visit, args.request, type).description ?? "",
    language: visit.locale,
    author: t("product.name"),
    page: addressOf(visit, paths.articles(type)),
    self: addressOf(visit, addressIn(type)),
    entries: answers.list.data.map(({ slug, title, summary, published_at }) => ({
      url: addressOf(visit, paths.article(type, slug)),
      title,
      summary: textPreview(summary),
      published: published_at,
    })),
  };
}

/** Answers with a feed, which is asked for again and again. */
export const feedAnswer = (text: string, type: string) =>
  new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=900" } });

/** An event as a calendar shows it; nothing for an article that is none. */
export const calendarEvent = (
  visit: Visit,
  { id, slug, title, summary, event }: ArticleSummary,
): CalendarEvent | undefined =>
  event
    ? {
        id: `event-${id}@gk`,
        starts: new Date(event.starts_at),
        ends: new Date(event.ends_at),
        title,
        body: textPreview(summary),
        place: eventAddress(event),
        url: addressOf(visit, paths.article("events", slug)),
      }
    : undefined;

/** All events that there are, for calendars. */
export const eventsOf = async (visit: Visit) => {
  const list = query("listArticles", { query: { type: "events", page: 1, limit: 100, published: 1 } });
  const { answers } = await read(visit, { list });
  return answers.list.data;
};
