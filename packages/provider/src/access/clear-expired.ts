import { mailResend } from "@gk/domain";
import { and, isNull, lte } from "drizzle-orm";
import { mailCodes, owedMails, tokens } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";

/**
 * Forgets sessions that have ended, codes of mails once they are too old to be counted for the next mail, and mails with a
 * code that could not be sent while it worked (decision 207).
 */
export async function clearExpired({ database }: Pick<Services, "database">, now: Date): Promise<void> {
  await database.delete(tokens).where(lte(tokens.expiresAt, now));
  await database.delete(owedMails).where(and(isNull(owedMails.sentAt), lte(owedMails.endsAt, now)));
  const uncounted = new Date(now.getTime() - mailResend.windowSeconds * 1000);
  await database.delete(mailCodes).where(lte(mailCodes.expiresAt, uncounted));
}
