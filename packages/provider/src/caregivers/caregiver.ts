import type { CaregiverUser } from "@gk/web";
import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { caregiverUsers, users } from "../database/schema/index.ts";
import { refusedAmong } from "./invited-address.ts";

/** A caregiver account, with the name that its account has now. */
export interface Caregiver {
  readonly row: typeof caregiverUsers.$inferSelect;
  readonly name: string | null;
  readonly status: CaregiverUser["status"];
}

/** The caregiver accounts of children, in the order in which they were invited. */
export async function caregiversOf(database: Database, childIds: readonly number[]): Promise<Caregiver[]> {
  const rows = await database
    .select({ row: caregiverUsers, name: users.name })
    .from(caregiverUsers)
    .leftJoin(users, eq(users.id, caregiverUsers.userId))
    .where(inArray(caregiverUsers.childId, [...childIds]))
    .orderBy(asc(caregiverUsers.id));
  const refused = await refusedAmong(
    database,
    rows.map(({ row }) => row.email),
  );
  return rows.map(({ row, name }) => {
    const known = name ?? row.name;
    const waiting = refused.has(row.email) ? "refused" : "invited";
    return { row, name: known, status: known === null ? waiting : "active" };
  });
}

/** A caregiver account as the web API shows it. */
export function caregiverRecord({ row: { id, email, caregiver, addedOn }, name, status }: Caregiver): CaregiverUser {
  return { id, email, name, caregiver, status, added_on: addedOn };
}
