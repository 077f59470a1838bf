import type { LanguageId, OrderType } from "@gk/domain";
import type { RefusalCode } from "@gk/web";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { cents, id, moment } from "../columns.ts";
import { orders } from "./orders.ts";
import { users } from "./users.ts";

/** What is kept of a way to pay: no number, only what is shown and the gateway's own reference. */
const method = () => ({
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
});

/** Ways to pay that a user keeps. */
export const paymentMethods = pgTable("payment_methods", method(), (table) => [
  index("payment_methods_user").on(table.userId),
  uniqueIndex("payment_methods_one_default").on(table.userId).where(sql`${table.isDefault}`),
  check("payment_methods_kind_known", sql`${table.kind} in ('card', 'apple_pay', 'google_pay', 'tapngo')`),
  check("payment_methods_month", sql`${table.expMonth} between 1 and 12`),
  check("payment_methods_last4", sql`${table.last4} ~ '^[0-9]{4}$'`),
]);

/** What a deletion has changed of the plans that were to be charged to a way to pay: each plan's way to pay before it. */
export type ChargedBefore = readonly { readonly subscriptionId: number; readonly methodId: number | null }[];

/** Ways to pay that were deleted a moment ago, so that it can be undone. Nothing charges, lists or exports them. */
export const deletedPaymentMethods = pgTable(
  "deleted_payment_methods",
  {
    ...method(),
    deletedAt: moment().notNull(),
    /** What became the default in its place; null where nothing was left, or another was the default anyway. */
    successorId: integer(),
    chargedBefore: jsonb().$type<ChargedBefore>().notNull(),
  },
  (table) => [
    index("deleted_payment_methods_user").on(table.userId),
    index("deleted_payment_methods_due").on(table.deletedAt),
  ],
);

/** What gateways are still to let go of, written with the deletion or replacement that causes it. It names nobody. */
export const owedForgettings = pgTable("owed_forgettings", {
  id: id(),
  type: smallint().$type<OrderType>().notNull(),
  gatewayReference: text().notNull(),
});

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
    /** The language in which the buyer chose a kept way to pay: the bank's page leads back to it. */
    languageId: smallint().$type<LanguageId>(),
    /** Where the buyer confirms the charge of a kept way to pay; null where nobody has asked them to. */
    confirmUrl: text(),
    /** Why the gateway took no money, so that the same attempt is refused again with the same words. */
    refusal: text().$type<RefusalCode>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("processes_user").on(table.userId),
    index("processes_order").on(table.orderId),
    index("processes_method").on(table.paymentMethodId),
  ],
);

/** A page of a gateway on which somebody pays an order, or (without an order) only stores a card. */
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
    index("checkout_sessions_process").on(table.process),
    index("checkout_sessions_order").on(table.orderId),
    uniqueIndex("checkout_sessions_one_open").on(table.orderId).where(sql`${table.status} = 'open'`),
    check("checkout_sessions_status_known", sql`${table.status} in ('open', 'completed', 'canceled')`),
  ],
);

/**
 * Money that came in for an order, under the name by which the gateway gives it back. Of what goes back each step is
 * written down before it is taken, so that one that was cut short is found and finished (decision 61).
 */
export const payments = pgTable(
  "payments",
  {
    /** The page's id, the key of a charge, or for Octopus a name made of the order's number. */
    id: text().primaryKey(),
    kind: text({ enum: ["page", "charge", "octopus"] }).notNull(),
    /** The name under which the gateway knows whose charge it was. */
    customer: text(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    amountCents: cents().notNull(),
    receivedAt: moment().notNull(),
    /**
     * Why it goes back; null for money that is kept. It came after the order was canceled, or a second time for one order,
     * or it was not what the order costs; or it was given back on request, where the plan that it paid for ends, or goes on.
     */
    refundFor: text({ enum: ["late", "twice", "otherAmount", "planEnds", "planGoesOn"] }),
    /** When the gateway accepted that it goes back, or the operator said that it went back by hand. */
    refundedAt: moment(),
  },
  (table) => [
    index("payments_order").on(table.orderId),
    uniqueIndex("payments_one_kept_an_order").on(table.orderId).where(sql`${table.refundFor} is null`),
    index("payments_going_back")
      .on(table.receivedAt)
      .where(sql`${table.refundFor} is not null and ${table.refundedAt} is null`),
    check("payments_kind_known", sql`${table.kind} in ('page', 'charge', 'octopus')`),
    check(
      "payments_refund_known",
      sql`${table.refundFor} in ('late', 'twice', 'otherAmount', 'planEnds', 'planGoesOn')`,
    ),
    check("payments_refunded_for_a_reason", sql`${table.refundedAt} is null or ${table.refundFor} is not null`),
  ],
);
