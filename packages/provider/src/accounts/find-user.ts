import { sql } from "drizzle-orm";
import type { User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/index.ts";

/** Finds an account by its address, in any letter case (decision 49); the database compares, as its own index does. */
export async function findUserByEmail(database: Database, email: string): Promise<User | undefined> {
  const [user] = await database.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return user;
}
