import type { Identity, LanguageId } from "@gk/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, moment } from "../columns.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    name: text().notNull(),
    /** As typed, for display; compared in lower case (decision 49). */
    email: text().notNull(),
    /** Null for an account that signs in only through another service. */
    passwordHash: text(),
    /** Null until the person says which caregiver they are. */
    gender: smallint().$type<Identity>(),
    isActivated: boolean().notNull().default(false),
    isModerator: boolean().notNull().default(false),
    freeTrialFinishedAt: moment(),
    languageId: smallint().$type<LanguageId>().notNull(),
    createdAt: moment().notNull(),
    /** When a requested deletion takes effect; signing in before then clears it. */
    deletionDueAt: moment(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    index("users_deletion").on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    check("users_gender_known", sql`${table.gender} between 1 and 3`),
    check("users_language_known", sql`${table.languageId} in (1, 2)`),
  ],
);

/** The accounts elsewhere through which a user signs in. */
export const socialIdentities = pgTable(
  "social_identities",
  {
    service: text({ enum: ["facebook", "google", "apple"] }).notNull(),
    subject: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.subject] }),
    index("social_identities_user").on(table.userId),
    check("social_identities_service_known", sql`${table.service} in ('facebook', 'google', 'apple')`),
  ],
);
