import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment } from "../columns.ts";
import { users } from "./users.ts";

/** Sessions. Only the hash of a token is kept, so a copy of the table opens no account (decision 10). */
export const tokens = pgTable(
  "tokens",
  {
    hash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** What was signed in with; null where its browser did not say, or says something that is not known. */
    browser: text(),
    system: text(),
  },
  (table) => [index("tokens_user").on(table.userId), index("tokens_expiry").on(table.expiresAt)],
);

/** Codes sent by mail, hashed like tokens; each works once (decision 11). */
export const mailCodes = pgTable(
  "mail_codes",
  {
    id: id(),
    hash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["verification", "password", "deletion"] }).notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index("mail_codes_user").on(table.userId, table.purpose, table.createdAt),
    index("mail_codes_expiry").on(table.expiresAt),
    check("mail_codes_purpose_known", sql`${table.purpose} in ('verification', 'password', 'deletion')`),
  ],
);

/** How often something limited was tried in its current window. The key is a hash: it names nobody. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  (table) => [index("rate_limits_reset").on(table.resetsAt)],
);

/** The development captcha's tokens; a row goes when its token is used (decision 55). */
export const captchaTokens = pgTable("captcha_tokens", {
  hash: text().primaryKey(),
  action: text().notNull(),
  expiresAt: moment().notNull(),
});
