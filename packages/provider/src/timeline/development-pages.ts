import { formatDate, hongKongToday } from "@gk/domain";
import { and, desc, eq, lte } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { articles } from "../database/schema/index.ts";
import { developmentPage, localeOfPage } from "../development/page.ts";
import { developmentWords } from "../development/words.ts";
import type { Services } from "../http/services.ts";

const posts = 3;

/** The frame in which a social network would show our posts: the latest news stand in for them (decision 35). */
export function timelinePages({ database, clock }: Services): Hono {
  return new Hono().get("/", async (c) => {
    const locale = localeOfPage(c);
    const latest = await database
      .select()
      .from(articles)
      .where(and(eq(articles.type, "news"), lte(articles.publishedOn, hongKongToday(clock()))))
      .orderBy(desc(articles.publishedOn), desc(articles.id))
      .limit(posts);
    return developmentPage(
      c,
      locale,
      developmentWords.text(locale, "dev.timeline.title"),
      html`${latest.map(
        ({ title, summary, publishedOn }) => html`<article>
<h2>${title[locale]}</h2>
<p><time datetime="${publishedOn}">${formatDate(publishedOn, locale)}</time></p>
<p>${summary[locale]}</p>
</article>`,
      )}`,
    );
  });
}
