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
    .where(
      and(
        eq(mailCodes.hash, hashSecret(code)),
        eq(mailCodes.purpose, purpose),
        isNull(mailCodes.usedAt),
        gt(mailCodes.expiresAt, now),
      ),
    )
    .returning({ userId: mailCodes.userId });
  return used?.userId;
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
  const windowStart = new Date(now.getTime() - mailResend.windowSeconds * 1000);
  const sent = await database
    .select({ at: mailCodes.createdAt })
    .from(mailCodes)
    .where(and(eq(mailCodes.userId, userId), eq(mailCodes.purpose, purpose), gt(mailCodes.createdAt, windowStart)))
    .orderBy(asc(mailCodes.createdAt));
  return Math.max(0, waitAfterLast(sent, now), waitForWindow(sent, now));
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
