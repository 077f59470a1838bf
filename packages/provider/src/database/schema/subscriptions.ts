import type { OrderType } from "@gk/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { day, id } from "../columns.ts";
import { children } from "./children.ts";
import { paymentMethods } from "./payments.ts";
import { plans, promotionCodes } from "./plans.ts";

/**
 * A child's plan. The next bill date and the next charge are not kept: with auto-renew they are the end of the
 * period and the plan's price, without it there is none (decision 27).
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    childId: integer()
      .notNull()
      .references(() => children.id, { onDelete: "cascade" }),
    planId: integer()
      .notNull()
      .references(() => plans.id),
    status: text({ enum: ["active", "expired"] }).notNull(),
    startedOn: day().notNull(),
    endsOn: day().notNull(),
    autoRenew: boolean().notNull(),
    orderType: smallint().$type<OrderType>().notNull(),
    paymentMethodId: integer().references(() => paymentMethods.id, { onDelete: "set null" }),
    promotionCodeId: integer().references(() => promotionCodes.id),
    /** Renewal charges that failed since the last one that did not, and when the next is due (decision 31). */
    failedRenewals: smallint().notNull().default(0),
    retryOn: day(),
  },
  (table) => [
    uniqueIndex("subscriptions_one_active_a_child").on(table.childId).where(sql`${table.status} = 'active'`),
    index("subscriptions_due").on(table.endsOn).where(sql`${table.status} = 'active'`),
    check("subscriptions_status_known", sql`${table.status} in ('active', 'expired')`),
    check("subscriptions_period_forward", sql`${table.endsOn} > ${table.startedOn}`),
    // Store purchases and Octopus cannot renew (decision 27).
    check("subscriptions_renewable", sql`not ${table.autoRenew} or ${table.orderType} in (3, 4)`),
  ],
);
