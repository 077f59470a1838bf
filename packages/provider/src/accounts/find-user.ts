import type { User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { isEmail } from "../database/is-email.ts";
import { users } from "../database/schema/index.ts";

/** Finds an account by its address, in any letter case (decision 49). */
export async function findUserByEmail(database: Database, email: string): Promise<User | undefined> {
  const [user] = await database.select().from(users).where(isEmail(users.email, email));
  return user;
}
