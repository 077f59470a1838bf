import type { OrderType, PaymentStatus } from "@gk/domain";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { cents, day, id, moment } from "../columns.ts";
import { children } from "./children.ts";
import { plans, promotionCodes } from "./plans.ts";
import { users } from "./users.ts";

/** Purchases. The states and their changes are decision 30; `payment_status` holds the codes of spec §3. */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    number: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    childId: integer()
      .notNull()
      .references(() => children.id, { onDelete: "cascade" }),
    planId: integer()
      .notNull()
      .references(() => plans.id),
    orderType: smallint().$type<OrderType>().notNull(),
    paymentStatus: smallint().$type<PaymentStatus>().notNull(),
    priceCents: cents().notNull(),
    discountCents: cents().notNull(),
    chargeCents: cents().notNull(),
    promotionCodeId: integer().references(() => promotionCodes.id),
    orderedAt: moment().notNull(),
    /** When the money came in. */
    paidAt: moment(),
    /** The card that was charged, as a receipt names it; it may be deleted since. Null where none was. */
    cardBrand: text(),
    cardLast4: text(),
    /** The wallet that the card lies in, where it was paid by one. */
    cardWallet: text({ enum: ["apple_pay", "google_pay"] }),
    /** When a pending order is canceled by itself (decisions 30 and 77); null once it is not pending. */
    payBy: moment(),
    /** The days of the plan that the order opened; null until it did. */
    startsOn: day(),
    endsOn: day(),
  },
  (table) => [
    index("orders_user").on(table.userId, table.orderedAt),
    index("orders_child").on(table.childId),
    index("orders_code").on(table.promotionCodeId).where(sql`${table.promotionCodeId} is not null`),
    index("orders_pending").on(table.payBy).where(sql`${table.paymentStatus} = 0`),
    uniqueIndex("orders_one_pending_a_child").on(table.childId).where(sql`${table.paymentStatus} = 0`),
    uniqueIndex("orders_one_live_use_of_a_code")
      .on(table.userId, table.promotionCodeId)
      .where(sql`${table.paymentStatus} in (0, 1, 2)`),
    check("orders_type_known", sql`${table.orderType} between 1 and 5`),
    check("orders_status_known", sql`${table.paymentStatus} between 0 and 4`),
    check("orders_wallet_known", sql`${table.cardWallet} in ('apple_pay', 'google_pay')`),
    check("orders_discount_not_negative", sql`${table.discountCents} >= 0`),
    // A charge is never below HK$0.10 (spec §9), so it may exceed what the discount leaves.
    check(
      "orders_charge_adds_up",
      sql`${table.chargeCents} = greatest(${table.priceCents} - ${table.discountCents}, 10)`,
    ),
    check("orders_paid_has_time", sql`(${table.paidAt} is null) = (${table.paymentStatus} in (0, 3))`),
    check("orders_pay_by_while_pending", sql`(${table.payBy} is null) = (${table.paymentStatus} <> 0)`),
    check("orders_period_whole", sql`(${table.startsOn} is null) = (${table.endsOn} is null)`),
  ],
);
