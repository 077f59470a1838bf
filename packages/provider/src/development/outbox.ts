import { formatDateTime, type Locale, localeOfLanguageId } from "@gk/domain";
import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { outboxMails } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { developmentPage, localeOfPage } from "./page.ts";
import { developmentWords } from "./words.ts";

type OutboxMail = typeof outboxMails.$inferSelect;

/** The mails that a mail server would have been given: a list, newest first, of all or `?to` one, and each with its links. */
export function outboxPages({ database, work }: Services): Hono {
  const app = new Hono();

  app.get("/", async (c) => {
    await work.settled();
    const locale = localeOfPage(c);
    const to = c.req.query("to");
    const ofOne = to === undefined ? undefined : eq(outboxMails.recipient, to);
    const mails = await database.select().from(outboxMails).where(ofOne).orderBy(desc(outboxMails.id));
    const title = developmentWords.text(locale, "dev.outbox.title");
    return developmentPage(c, locale, title, mails.length === 0 ? emptyOutbox(locale) : mailList(locale, mails));
  });

  app.get("/:id{[0-9]{1,9}}", async (c) => {
    const locale = localeOfPage(c);
    const [mail] = await database
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.id, Number(c.req.param("id"))));
    if (!mail) return c.notFound();
    return developmentPage(c, locale, mail.subject, mailPage(locale, mail));
  });

  return app;
}

const emptyOutbox = (locale: Locale) => html`<p>${developmentWords.text(locale, "dev.outbox.empty")}</p>`;

const mailList = (locale: Locale, mails: OutboxMail[]) => html`
<p>${developmentWords.text(locale, "dev.outbox.lead")}</p>
<ol reversed>
${mails.map(
  (mail) => html`<li>
<a href="/development/outbox/${mail.id}?locale=${locale}" lang="${localeOfLanguageId(mail.languageId)}">${mail.subject}</a><br>
<small>${developmentWords.text(locale, "dev.outbox.to", { email: mail.recipient })},
<time datetime="${mail.createdAt.toISOString()}">${formatDateTime(mail.createdAt, locale)}</time></small>
</li>`,
)}
</ol>`;

/** The body of the mail is the provider's own markup, so it stands in the page as it is. */
const mailPage = (locale: Locale, mail: OutboxMail) => html`
<p>${developmentWords.text(locale, "dev.outbox.to", { email: mail.recipient })},
<time datetime="${mail.createdAt.toISOString()}">${formatDateTime(mail.createdAt, locale)}</time></p>
<article lang="${localeOfLanguageId(mail.languageId)}" style="border:1px solid;padding:1em">${raw(bodyOf(mail.html))}</article>
<p><a href="/development/outbox?locale=${locale}">${developmentWords.text(locale, "dev.outbox.title")}</a></p>`;

const bodyOf = (page: string) => page.split(/<\/?body[^<>]*>/, 2)[1] ?? page;
