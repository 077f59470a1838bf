import { formLimit, invitationLimit, newsletterMailLimit, signInLimit } from "@gk/domain";
import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { rateLimits } from "../database/schema/index.ts";
import { hashSecret } from "./secret.ts";

/** What is limited. */
export type Limited =
  | "signin"
  | "register"
  | "forgot"
  | "contact"
  | "newsletter"
  | "newsletterMail"
  | "wish"
  | "invitation"
  | "email";

/** How much of something a window allows. */
interface Limit {
  readonly count: number;
  readonly windowSeconds: number;
}

/** The limits of a mode by what they limit. */
export type Limits = Readonly<Record<Limited, Limit>>;

const form: Limit = { count: formLimit.requests, windowSeconds: formLimit.windowSeconds };

/** Development sends forms by the dozen, from one address. */
const looseForm: Limit = { ...form, count: 1000 };

const newsletterMail: Limit = { count: newsletterMailLimit.mails, windowSeconds: newsletterMailLimit.windowSeconds };

const signin: Limit = { count: signInLimit.failures, windowSeconds: signInLimit.windowSeconds };

const invitation: Limit = { count: invitationLimit.perAccount, windowSeconds: invitationLimit.windowSeconds };

/** @source decisions 12 and 71 */
export const limitsOfMode = {
  production: {
    signin,
    register: form,
    forgot: form,
    contact: form,
    newsletter: form,
    newsletterMail,
    wish: form,
    invitation,
    email: form,
  },
  development: {
    signin,
    register: looseForm,
    forgot: looseForm,
    contact: looseForm,
    newsletter: looseForm,
    newsletterMail,
    wish: looseForm,
    email: looseForm,
    invitation: { ...invitation, count: looseForm.count },
  },
} as const satisfies Record<string, Limits>;

/**
 * Counts one try. The count is raised before the try is judged, in one statement, so that tries at the same moment
 * cannot slip past it together.
 *
 * @returns the seconds to wait where the limit is reached, else undefined
 */
export async function countTry(database: Database, limit: Limit, key: string, now: Date): Promise<number | undefined> {
  await database.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  const [window] = await database
    .insert(rateLimits)
    .values({ key: hashSecret(key), count: 1, resetsAt: new Date(now.getTime() + limit.windowSeconds * 1000) })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } })
    .returning();
  if (!window || window.count <= limit.count) return undefined;
  return Math.max(1, Math.ceil((window.resetsAt.getTime() - now.getTime()) / 1000));
}

/** Takes a try back that turned out not to count, such as a sign-in that succeeded. */
export async function forgetTry(database: Database, key: string): Promise<void> {
  await database
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, hashSecret(key)));
}
