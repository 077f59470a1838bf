import { and, eq } from "drizzle-orm";
import type { User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { children } from "../database/schema/index.ts";
import type { MemberContext } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";

/** A child as the database has it. */
export type ChildRow = typeof children.$inferSelect;

/**
 * Lets only members on whose e-mail address is verified.
 *
 * @errors 403, which sends the person to the verification page (T94)
 */
export function requireActivated({ user }: Pick<MemberContext, "user">): void {
  if (!user.isActivated) throw refused("emailNotVerified", 403);
}

/**
 * Finds a child of the member's own.
 *
 * @errors another member's child is as unknown as one that does not exist
 */
export async function ownChild(context: Pick<MemberContext, "database" | "user">, id: number): Promise<ChildRow> {
  requireActivated(context);
  const [child] = await context.database.select().from(children).where(isOwn(context.user, id));
  if (!child) throw notFound("childNotFound");
  return child;
}

/** Finds a child of the member's own and keeps everybody else from changing what it owns until the transaction ends. */
export async function lockOwnChild(transaction: Database, user: User, id: number): Promise<ChildRow> {
  requireActivated({ user });
  const [child] = await transaction.select().from(children).where(isOwn(user, id)).for("no key update");
  if (!child) throw notFound("childNotFound");
  return child;
}

const isOwn = (user: User, id: number) => and(eq(children.id, id), eq(children.userId, user.id));
