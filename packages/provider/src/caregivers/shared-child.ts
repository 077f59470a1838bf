import type { SharedChild } from "@gk/web";
import { and, asc, eq, isNull, or, type SQL } from "drizzle-orm";
import type { User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { isEmail } from "../database/is-email.ts";
import { caregiverUsers, children, pictures, users } from "../database/schema/index.ts";
import { pictured, pictureVersion } from "../pictures/kept-picture.ts";
import { refusedAmong } from "./invited-address.ts";

/** An invitation to the member's address that waits. What came with the demo accounts was accepted by nobody. */
export const isWaitingFor = ({ email }: User) =>
  and(isEmail(caregiverUsers.email, email), isNull(caregiverUsers.userId), isNull(caregiverUsers.name));

/** What the member accepted, or may. */
export const isFor = (user: User) => or(eq(caregiverUsers.userId, user.id), isWaitingFor(user));

/** The children that are shared with a member, of whom `which` are wanted. */
export async function sharedChildren(database: Database, user: User, which?: SQL): Promise<SharedChild[]> {
  const rows = await database
    .select({
      caregiver: caregiverUsers,
      child: { id: children.id, name: children.name, nickname: children.nickname, gender: children.gender },
      version: pictureVersion,
      sharedBy: users.name,
    })
    .from(caregiverUsers)
    .innerJoin(children, eq(children.id, caregiverUsers.childId))
    .innerJoin(users, eq(users.id, children.userId))
    .leftJoin(pictures, eq(pictures.childId, children.id))
    .where(and(isFor(user), which))
    .orderBy(asc(caregiverUsers.id));
  const hasRefused = (await refusedAmong(database, [user.email])).size > 0;
  return rows
    .map(({ caregiver, child, version, sharedBy }): SharedChild => {
      const isActive = caregiver.userId === user.id;
      return {
        id: caregiver.id,
        status: isActive ? "active" : "invited",
        shared_by: sharedBy,
        added_on: caregiver.addedOn,
        child: { ...child, ...pictured(isActive ? version : null) },
      };
    })
    .filter(({ status }) => status === "active" || !hasRefused);
}
