import type { User as UserShape } from "@gk/web";
import { and, eq, isNotNull } from "drizzle-orm";
import { secondsUntilResend } from "../access/mail-codes.ts";
import type { User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { children, orders, socialIdentities } from "../database/schema/index.ts";
import { hasPicture } from "../pictures/kept-picture.ts";

/** An account as the table of calls shows it to its owner. */
export async function userShape(database: Database, user: User, now: Date): Promise<UserShape> {
  const identities = await database
    .select({ service: socialIdentities.service })
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, user.id));
  const [paid] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, user.id), isNotNull(orders.paidAt)))
    .limit(1);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    gender: user.gender,
    is_activated: user.isActivated ? 1 : 0,
    free_trail_finished_at: user.freeTrialFinishedAt?.toISOString() ?? null,
    language_id: user.languageId,
    created_at: user.createdAt.toISOString(),
    has_password: user.passwordHash !== null,
    social: identities.map(({ service }) => service),
    has_image: await hasPicture(database, { userId: user.id }),
    is_moderator: user.isModerator,
    has_paid_order: paid !== undefined,
    children_count: await database.$count(children, eq(children.userId, user.id)),
    verification_resend_after: await secondsUntilResend(database, user.id, "verification", now),
    deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
  };
}
