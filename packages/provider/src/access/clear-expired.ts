import { mailResend } from "@gk/domain";
import { lte } from "drizzle-orm";
import { mailCodes, tokens } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";

/** Forgets sessions that have ended, and codes of mails once they are too old to be counted for the next mail (decision 207). */
export async function clearExpired({ database }: Pick<Services, "database">, now: Date): Promise<void> {
  await database.delete(tokens).where(lte(tokens.expiresAt, now));
  const uncounted = new Date(now.getTime() - mailResend.windowSeconds * 1000);
  await database.delete(mailCodes).where(lte(mailCodes.expiresAt, uncounted));
}
