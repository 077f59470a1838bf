import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

/** The codes of development's identity page; a row goes when its code is exchanged. */
export const identityCodes = pgTable("identity_codes", {
  hash: text().primaryKey(),
  service: text({ enum: ["facebook", "google", "apple"] }).notNull(),
  subject: text().notNull(),
  email: text(),
  isEmailVerified: boolean().notNull(),
  name: text().notNull(),
  expiresAt: moment().notNull(),
});
