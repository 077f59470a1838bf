import { and, eq, isNotNull, or } from "drizzle-orm";
import type { User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { caregiverUsers, children, users } from "../database/schema/index.ts";
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

/** A child that a member may look at. */
interface ReadableChild {
  readonly child: ChildRow;
  /** Its parent, where the member is a caregiver. */
  readonly sharedBy: User | undefined;
}

/**
 * Finds a child that the member may look at: an own one, or one whose caregiver they are (decision 71).
 *
 * @errors every other child is as unknown as one that does not exist
 */
export async function readableChild(
  context: Pick<MemberContext, "database" | "user">,
  id: number,
): Promise<ReadableChild> {
  requireActivated(context);
  const { database, user } = context;
  const isCaregiver = and(eq(caregiverUsers.childId, children.id), eq(caregiverUsers.userId, user.id));
  const [found] = await database
    .select({ child: children, parent: users })
    .from(children)
    .innerJoin(users, eq(users.id, children.userId))
    .leftJoin(caregiverUsers, isCaregiver)
    .where(and(eq(children.id, id), or(eq(children.userId, user.id), isNotNull(caregiverUsers.id))));
  if (!found) throw notFound("childNotFound");
  return { child: found.child, sharedBy: found.parent.id === user.id ? undefined : found.parent };
}

/** Finds a child of the member's own and keeps everybody else from changing what it owns until the transaction ends. */
export async function lockOwnChild(transaction: Database, user: User, id: number): Promise<ChildRow> {
  requireActivated({ user });
  const [child] = await transaction.select().from(children).where(isOwn(user, id)).for("no key update");
  if (!child) throw notFound("childNotFound");
  return child;
}

const isOwn = (user: User, id: number) => and(eq(children.id, id), eq(children.userId, user.id));
