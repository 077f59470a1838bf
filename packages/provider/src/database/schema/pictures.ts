import { sql } from "drizzle-orm";
import { check, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { binary, id } from "../columns.ts";
import { children } from "./children.ts";
import { users } from "./users.ts";

/** Whom a picture shows, and with whom it goes. */
const owner = () => ({
  userId: integer().references(() => users.id, { onDelete: "cascade" }),
  childId: integer().references(() => children.id, { onDelete: "cascade" }),
});

/** The pictures of users and children, of which each has one at most (decision 64). */
export const pictures = pgTable("pictures", { id: id(), ...owner(), bytes: binary().notNull() }, (table) => [
  uniqueIndex("pictures_user_key").on(table.userId),
  uniqueIndex("pictures_child_key").on(table.childId),
  check("pictures_one_owner", sql`num_nonnulls(${table.userId}, ${table.childId}) = 1`),
]);

/** The pictures that an earlier version kept as files, each named by its id, until a start takes them in. */
export const pictureFiles = pgTable("picture_files", { id: uuid().primaryKey(), ...owner() });
