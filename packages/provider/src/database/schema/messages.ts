import type { ContactType, LanguageId, MissionCategory, Salutation } from "@gk/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, moment } from "../columns.ts";
import { users } from "./users.ts";

/**
 * Messages of the contact form as the release before kept them. Nothing is written here any more; a later release takes the
 * table away, since the one before still writes to it while both run.
 */
export const contactMessages = pgTable("contact_messages", {
  id: id(),
  type: smallint().$type<ContactType>().notNull(),
  title: smallint().$type<Salutation>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  topic: text().notNull(),
  message: text().notNull(),
  languageId: smallint().$type<LanguageId>().notNull(),
  receivedAt: moment().notNull(),
});

export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull(),
    source: text({ enum: ["newsletter", "welcome"] }).notNull(),
    languageId: smallint().$type<LanguageId>().notNull(),
    /** What the link in each mail ends the subscription with. */
    unsubscribeCode: text().notNull().unique(),
    subscribedAt: moment().notNull(),
    unsubscribedAt: moment(),
  },
  (table) => [
    uniqueIndex("newsletter_subscribers_email_key").on(sql`lower(${table.email})`),
    check("newsletter_subscribers_source_known", sql`${table.source} in ('newsletter', 'welcome')`),
  ],
);

export const wishes = pgTable(
  "wishes",
  {
    id: id(),
    name: text().notNull(),
    category: smallint().$type<MissionCategory>().notNull(),
    wish: text().notNull(),
    /** Null while it waits for a moderator. */
    approved: boolean(),
    createdAt: moment().notNull(),
    decidedBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("wishes_newest").on(table.approved, table.createdAt), index("wishes_decided").on(table.decidedBy)],
);

/** Mails that were not handed to a mail server: the development outbox. */
export const outboxMails = pgTable("outbox_mails", {
  id: id(),
  /** The name under which a mail that was owed is kept once; null for the others. */
  name: text().unique(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  languageId: smallint().$type<LanguageId>().notNull(),
  createdAt: moment().notNull(),
});
