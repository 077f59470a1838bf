import type { LanguageId, OrderType } from "@gk/domain";
import type { RefusalCode } from "@gk/web";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "../columns.ts";
import { orders } from "./orders.ts";
import { users } from "./users.ts";

/** Ways to pay that a user keeps: no number, only what is shown and the gateway's own reference. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Order type code (spec §3). */
    type: smallint().$type<OrderType>().notNull(),
    kind: text({ enum: ["card", "apple_pay", "google_pay", "tapngo"] }).notNull(),
    brand: text(),
    last4: text(),
    expMonth: smallint(),
    expYear: smallint(),
    isDefault: boolean().notNull(),
    /** The names under which the gateway knows the method and its holder. */
    gatewayReference: text(),
    gatewayCustomer: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("payment_methods_user").on(table.userId),
    uniqueIndex("payment_methods_one_default").on(table.userId).where(sql`${table.isDefault}`),
    check("payment_methods_kind_known", sql`${table.kind} in ('card', 'apple_pay', 'google_pay', 'tapngo')`),
    check("payment_methods_month", sql`${table.expMonth} between 1 and 12`),
    check("payment_methods_last4", sql`${table.last4} ~ '^[0-9]{4}$'`),
  ],
);

/** One row an attempt to pay: the same `process` finds its first answer and never charges twice (decision 28). */
export const processes = pgTable(
  "processes",
  {
    process: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null for an attempt that only stores a card. */
    orderId: integer().references(() => orders.id, { onDelete: "cascade" }),
    /** The kept way to pay that is charged, where the buyer needs no page of the gateway. */
    paymentMethodId: integer().references(() => paymentMethods.id, { onDelete: "set null" }),
    /** Why the gateway took no money, so that the same attempt is refused again with the same words. */
    refusal: text().$type<RefusalCode>(),
    createdAt: moment().notNull(),
  },
  (table) => [index("processes_order").on(table.orderId)],
);

/** A page of the card gateway on which somebody pays an order, or (without an order) only stores a card. */
export const checkoutSessions = pgTable(
  "checkout_sessions",
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    process: uuid()
      .notNull()
      .references(() => processes.process, { onDelete: "cascade" }),
    orderId: integer().references(() => orders.id, { onDelete: "cascade" }),
    url: text().notNull(),
    status: text({ enum: ["open", "completed", "canceled"] }).notNull(),
    languageId: smallint().$type<LanguageId>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("checkout_sessions_user").on(table.userId),
    uniqueIndex("checkout_sessions_one_open").on(table.orderId).where(sql`${table.status} = 'open'`),
    check("checkout_sessions_status_known", sql`${table.status} in ('open', 'completed', 'canceled')`),
  ],
);

/** What was asked of the Tap&Go gateway for an order, by the trade number that comes back. */
export const tapngoTrades = pgTable("tapngo_trades", {
  merTradeNo: text().primaryKey(),
  orderId: integer()
    .notNull()
    .unique()
    .references(() => orders.id, { onDelete: "cascade" }),
  recurrentToken: text(),
  createdAt: moment().notNull(),
});
