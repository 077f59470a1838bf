import { mailCodeSeconds, mailResend } from "@gk/domain";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { mailCodes } from "../database/schema/index.ts";
import { lockAccount } from "./lock-account.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** What a code in a mail allows. */
type MailCodePurpose = (typeof mailCodes.purpose.enumValues)[number];

/** Makes a code for a mail; only its hash is kept. */
export async function issueMailCode(
  database: Database,
  userId: number,
  purpose: MailCodePurpose,
  now: Date,
): Promise<string> {
  const code = newSecret();
  await database.insert(mailCodes).values({
    hash: hashSecret(code),
    userId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + mailCodeSeconds * 1000),
  });
  return code;
}

/**
 * Makes a code for a mail, unless one went to the account a short time ago. Of two who ask at once the second waits here
 * for the first.
 *
 * @returns the code, or how many seconds to wait
 */
export async function issueMailCodeInTime(
  database: Database,
  userId: number,
  purpose: MailCodePurpose,
  now: Date,
): Promise<{ readonly code: string } | { readonly wait: number }> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, userId);
    const wait = await secondsUntilResend(transaction, userId, purpose, now);
    return wait > 0 ? { wait } : { code: await issueMailCode(transaction, userId, purpose, now) };
  });
}

/**
 * Makes the code for a mail that goes to another address than the last, which needs no minute in between, and makes those
 * worthless that went to the other.
 *
 * @returns the code, or how many seconds to wait where too many went within the hour
 */
export async function issueMailCodeAnew(
  transaction: Database,
  userId: number,
  purpose: MailCodePurpose,
  now: Date,
): Promise<{ readonly code: string } | { readonly wait: number }> {
  const wait = waitForWindow(await sentInWindow(transaction, userId, purpose, now), now);
  if (wait > 0) return { wait };
  await revokeMailCodes(transaction, userId, purpose, now);
  return { code: await issueMailCode(transaction, userId, purpose, now) };
}

const isGood = (code: string, purpose: MailCodePurpose, now: Date) =>
  and(
    eq(mailCodes.hash, hashSecret(code)),
    eq(mailCodes.purpose, purpose),
    isNull(mailCodes.usedAt),
    gt(mailCodes.expiresAt, now),
  );

/** Whether a code would work now. It is not used up, so it may not work any more when it comes. */
export async function isMailCodeGood(
  database: Database,
  code: string,
  purpose: MailCodePurpose,
  now: Date,
): Promise<boolean> {
  return (await database.$count(mailCodes, isGood(code, purpose, now))) > 0;
}

/** Uses a code up and gives the account it was sent to, or nothing where it is unknown, used or too old. */
export async function spendMailCode(
  database: Database,
  code: string,
  purpose: MailCodePurpose,
  now: Date,
): Promise<number | undefined> {
  const [used] = await database
    .update(mailCodes)
    .set({ usedAt: now })
    .where(isGood(code, purpose, now))
    .returning({ userId: mailCodes.userId });
  return used?.userId;
}

/** The account that a code was sent to, whatever became of the code. */
export async function accountOfMailCode(database: Database, code: string): Promise<number | undefined> {
  const [sent] = await database
    .select({ userId: mailCodes.userId })
    .from(mailCodes)
    .where(eq(mailCodes.hash, hashSecret(code)));
  return sent?.userId;
}

/** Makes every code of a kind worthless that an account still has. */
export async function revokeMailCodes(
  database: Database,
  userId: number,
  purpose: MailCodePurpose,
  now: Date,
): Promise<void> {
  await database
    .update(mailCodes)
    .set({ usedAt: now })
    .where(and(eq(mailCodes.userId, userId), eq(mailCodes.purpose, purpose), isNull(mailCodes.usedAt)));
}

/**
 * How long until the next mail of a kind may go to an account.
 *
 * @units seconds; 0 where it may go now
 * @source decision 11
 */
export async function secondsUntilResend(
  database: Database,
  userId: number,
  purpose: MailCodePurpose,
  now: Date,
): Promise<number> {
  const sent = await sentInWindow(database, userId, purpose, now);
  return Math.max(0, waitAfterLast(sent, now), waitForWindow(sent, now));
}

async function sentInWindow(
  database: Database,
  userId: number,
  purpose: MailCodePurpose,
  now: Date,
): Promise<{ at: Date }[]> {
  const windowStart = new Date(now.getTime() - mailResend.windowSeconds * 1000);
  return database
    .select({ at: mailCodes.createdAt })
    .from(mailCodes)
    .where(and(eq(mailCodes.userId, userId), eq(mailCodes.purpose, purpose), gt(mailCodes.createdAt, windowStart)))
    .orderBy(asc(mailCodes.createdAt));
}

function waitAfterLast(sent: readonly { at: Date }[], now: Date): number {
  const last = sent.at(-1);
  return last ? secondsUntil(last.at, mailResend.waitSeconds, now) : 0;
}

function waitForWindow(sent: readonly { at: Date }[], now: Date): number {
  const blocking = sent.at(-mailResend.perWindow);
  return blocking ? secondsUntil(blocking.at, mailResend.windowSeconds, now) : 0;
}

function secondsUntil(from: Date, waitSeconds: number, now: Date): number {
  return Math.ceil(waitSeconds - (now.getTime() - from.getTime()) / 1000);
}
