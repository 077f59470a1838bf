import { randomUUID } from "node:crypto";
import { defaultLocale, type Locale, languageId, localeOfLanguageId } from "@gk/domain";
import type { User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { owedMails } from "../database/schema/index.ts";
import type { Context } from "../http/handler.ts";
import { currentId } from "../http/request-id.ts";
import { composeMail, type Letter } from "./compose.ts";
import type { Setting } from "./setting.ts";

/** A mail to an account, under the name of what it says of what. */
interface Owed {
  readonly user: User;
  /** Letters, digits and hyphens. A mail of this name is owed once, whoever says so and how often. */
  readonly key: string;
  readonly origin: string;
  readonly now: Date;
  /** The letter in the language of the account. */
  readonly letter: (setting: Setting) => Letter;
}

/**
 * Writes down that a mail is to be sent. In the transaction of what causes it, so that neither comes without the other;
 * it is sent by `sendOwedMails`.
 */
export async function oweMail(transaction: Database, { user, key, origin, now, letter }: Owed): Promise<void> {
  const locale = localeOfLanguageId(user.languageId) ?? defaultLocale;
  await write(transaction, { key, to: user.email, userId: user.id, locale, letter: letter({ origin, locale }), now });
}

/** Whom a letter is for. */
interface Recipient {
  readonly email: string;
  /** The account that it is about, with which it goes. @default none: somebody who wrote to us, or subscribed */
  readonly id?: number;
  /** To whom an answer goes. @default us */
  readonly replyTo?: string;
}

/** Writes down, as `oweMail` does, that a letter is to be sent in the language of the request. */
export async function oweLetter(
  transaction: Database,
  { locale, now }: Context,
  { email, id, replyTo }: Recipient,
  letter: Letter,
): Promise<void> {
  await write(transaction, { key: randomUUID(), to: email, replyTo, userId: id, locale, letter, now });
}

interface Written {
  readonly key: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly userId: number | undefined;
  readonly locale: Locale;
  readonly letter: Letter;
  readonly now: Date;
}

async function write(transaction: Database, { key, to, replyTo, userId, locale, letter, now }: Written): Promise<void> {
  const { subject, html, text } = await composeMail(to, locale, letter);
  await transaction
    .insert(owedMails)
    .values({
      key,
      userId,
      recipient: to,
      replyTo,
      languageId: languageId[locale],
      subject,
      html,
      text,
      createdAt: now,
      requestId: currentId(),
      dueAt: now,
      endsAt: letter.usableSeconds === undefined ? null : new Date(now.getTime() + letter.usableSeconds * 1000),
    })
    .onConflictDoNothing();
}
