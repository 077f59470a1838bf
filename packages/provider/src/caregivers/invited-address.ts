import { invitationLimit, normalizeEmail } from "@gk/domain";
import { and, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { hashSecret, newSecret } from "../access/secret.ts";
import type { Database } from "../database/database.ts";
import { invitedAddresses } from "../database/schema/index.ts";
import { invalid } from "../http/refusal.ts";

const hashOf = (email: string) => hashSecret(normalizeEmail(email));

/**
 * Notes that an invitation goes to an address, which it does once a day, whoever invites (decision 71). Of two at once
 * the second waits here for the first.
 *
 * @errors the address was mailed within a day, or takes no invitations
 * @returns the code by which its owner refuses all of them
 */
export async function noteInvitation(transaction: Database, email: string, now: Date): Promise<string> {
  const aDayAgo = new Date(now.getTime() - invitationLimit.windowSeconds * 1000);
  const [noted] = await transaction
    .insert(invitedAddresses)
    .values({ hash: hashOf(email), refusalCode: newSecret(), mailedAt: now })
    .onConflictDoUpdate({
      target: invitedAddresses.hash,
      set: { mailedAt: now },
      setWhere: sql`${invitedAddresses.refusedAt} is null and ${lte(invitedAddresses.mailedAt, aDayAgo)}`,
    })
    .returning();
  if (noted) return noted.refusalCode;
  const hasRefused = (await refusedAmong(transaction, [email])).size > 0;
  throw invalid({ email: [hasRefused ? "caregiver.email.refused" : "caregiver.email.mailedToday"] });
}

/** Which of some addresses take no invitations. */
export async function refusedAmong(database: Database, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await database
    .select({ hash: invitedAddresses.hash })
    .from(invitedAddresses)
    .where(and(inArray(invitedAddresses.hash, emails.map(hashOf)), isNotNull(invitedAddresses.refusedAt)));
  const refused = new Set(rows.map(({ hash }) => hash));
  return new Set(emails.filter((email) => refused.has(hashOf(email))));
}

/** Refuses every invitation, those that come and those that wait, to the address to which a code was mailed. */
export async function refuseByCode(database: Database, code: string, now: Date): Promise<void> {
  await database
    .update(invitedAddresses)
    .set({ refusedAt: now })
    .where(and(eq(invitedAddresses.refusalCode, code), isNull(invitedAddresses.refusedAt)));
}
