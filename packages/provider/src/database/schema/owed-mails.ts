import type { LanguageId } from "@gk/domain";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { id, moment } from "../columns.ts";
import { users } from "./users.ts";

/**
 * Mails that were promised in the transaction of what causes them, and are sent by the provider's work. An account's
 * row stays after it was sent, so that nothing is said twice, but not its text.
 */
export const owedMails = pgTable(
  "owed_mails",
  {
    id: id(),
    /** What is said of what, such as one plan's renewal on one day. */
    key: text().notNull().unique(),
    /** The account that it is about; none where somebody without one wrote to us or subscribed. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    recipient: text().notNull(),
    /** To whom an answer goes, where it is not to us. */
    replyTo: text(),
    languageId: smallint().$type<LanguageId>().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
    /** The id of the request, or of the run of the due work, that caused it. */
    requestId: text(),
    tries: smallint().notNull().default(0),
    /** Not before then is it tried again. */
    dueAt: moment().notNull(),
    /** From then on it is not sent any more: what it offers can't be used. None where it can for good. */
    endsAt: moment(),
    sentAt: moment(),
  },
  (table) => [
    index("owed_mails_due").on(table.dueAt).where(sql`${table.sentAt} is null`),
    index("owed_mails_user").on(table.userId),
  ],
);
