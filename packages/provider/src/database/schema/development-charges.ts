import type { Locale } from "@gk/domain";
import { sql } from "drizzle-orm";
import { check, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { cents } from "../columns.ts";

/** What the card gateway of development was asked to charge, one row a key. */
export const developmentCharges = pgTable(
  "development_charges",
  {
    key: text().primaryKey(),
    last4: text().notNull(),
    amountCents: cents().notNull(),
    outcome: text({ enum: ["paid", "declined", "none", "waiting"] }).notNull(),
    /** Of a charge whose holder is there: the language of the page that asks them, and where it leads back to. */
    locale: text().$type<Locale>(),
    returnUrl: text(),
    /** How often the charge was asked for. */
    asked: smallint().notNull(),
  },
  (table) => [
    check("development_charges_outcome_known", sql`${table.outcome} in ('paid', 'declined', 'none', 'waiting')`),
  ],
);
