import { defaultLocale, localeOfLanguageId } from "@gk/domain";
import { and, asc, eq, gt, isNull, lt, lte, or } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { owedMails } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { failureOf } from "../work.ts";

type OwedMail = typeof owedMails.$inferSelect;

/**
 * A mail is tried for two days, and no longer than what it offers can be used, at longer and longer intervals: after 1, 2,
 * 4 minutes, at most every 6 hours. The first is short, since somebody waits for the mail whose process has died; a server
 * that says nothing is waited for less long.
 */
export const MAX_TRIES = 16;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/** How long mails are sent in one go: a mail server that is slow keeps nothing else that is due waiting for longer. */
const GO_MS = 30_000;

/**
 * Sends the mails that are owed, each by one process. Who takes a mail first puts off its next try, so that one that
 * dies while it sends leaves the mail to be sent again, under the same name.
 */
export async function sendOwedMails(services: Services): Promise<void> {
  const { database, clock, stopping } = services;
  const end = clock().getTime() + GO_MS;
  while (!stopping.aborted && clock().getTime() < end) {
    // Of each by itself: what is put off from when this began may be due again before its mail server has answered.
    const now = clock();
    const mail = await take(database, now);
    if (!mail) return;
    await send(services, mail, now);
  }
}

async function send({ database, mailer, origin, log }: Services, mail: OwedMail, now: Date): Promise<void> {
  const { id, key, recipient: to, replyTo, languageId, subject, html, text } = mail;
  const requestId = mail.requestId ?? undefined;
  const locale = localeOfLanguageId(languageId) ?? defaultLocale;
  try {
    const name = `${key}@${new URL(origin).host}`;
    await mailer.send({
      name,
      ...(requestId && { requestId }),
      to,
      ...(replyTo !== null && { replyTo }),
      locale,
      subject,
      html,
      text,
    });
    await forget(database, mail, now);
    log.info({ mail: id, causedBy: requestId }, "a mail was sent");
  } catch (error) {
    log.error({ mail: id, causedBy: requestId, failure: failureOf(error) }, "a mail that is owed was not sent");
  }
}

/**
 * Of a mail that was sent nothing is kept but that it was: it may hold a code that opens an account. Of somebody without
 * an account not even that is.
 */
async function forget(database: Database, { id, userId }: OwedMail, now: Date): Promise<void> {
  const isIt = eq(owedMails.id, id);
  if (userId === null) await database.delete(owedMails).where(isIt);
  else await database.update(owedMails).set({ sentAt: now, html: "", text: "" }).where(isIt);
}

/** Whoever waits for a code asks for another, which comes sooner than that of a mail server that was down for hours. */
const isOfUse = (now: Date) => or(isNull(owedMails.endsAt), gt(owedMails.endsAt, now));

async function take(database: Database, now: Date): Promise<OwedMail | undefined> {
  return database.transaction(async (transaction) => {
    const [mail] = await transaction
      .select()
      .from(owedMails)
      .where(and(isNull(owedMails.sentAt), lte(owedMails.dueAt, now), lt(owedMails.tries, MAX_TRIES), isOfUse(now)))
      .orderBy(asc(owedMails.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!mail) return undefined;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** mail.tries, LONGEST_WAIT_MS);
    const taken = { tries: mail.tries + 1, dueAt: new Date(now.getTime() + wait) };
    await transaction.update(owedMails).set(taken).where(eq(owedMails.id, mail.id));
    return mail;
  });
}
