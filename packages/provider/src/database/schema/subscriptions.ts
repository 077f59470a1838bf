import type { IsoDate, OrderType } from "@gk/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { OpenCharge } from "../../renewals/open-charge.ts";
import { cents, day, id, moment } from "../columns.ts";
import { children } from "./children.ts";
import { paymentMethods } from "./payments.ts";
import { plans, promotionCodes } from "./plans.ts";

type DueColumns = Record<"status" | "autoRenew" | "retryOn" | "endsOn", PgColumn>;

/** The day on which a running plan renews, is tried again, or is over; null of one that has expired. */
export const dueOn = ({ status, autoRenew, retryOn, endsOn }: DueColumns) =>
  sql<IsoDate | null>`(case when ${status} <> 'active' then null
    when ${autoRenew} then coalesce(${retryOn}, ${endsOn}) else ${endsOn} end)`;

/**
 * A child's plan. The next bill date and the next charge are not kept: with auto-renew they are the end of the
 * period and what the plan renews for, without it there is none (decision 27).
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
    /** The most that it renews for, whatever the plan costs since (decision 190). */
    renewalCents: cents().notNull(),
    paymentMethodId: integer().references(() => paymentMethods.id, { onDelete: "set null" }),
    promotionCodeId: integer().references(() => promotionCodes.id),
    /** Renewal charges that failed since the last one that did not, and when the next is due (decision 31). */
    failedRenewals: smallint().notNull().default(0),
    retryOn: day(),
    /** The last day on which a renewal was tried: there is one try a day at most. */
    triedOn: day(),
    /** The charge whose outcome is not known, and when the gateway was last asked for it. */
    openCharge: jsonb().$type<OpenCharge>(),
    askedAt: moment(),
    /** The last day on which it was looked whether something has to be said of the plan (decision 73). */
    noticedOn: day(),
  },
  (table) => [
    uniqueIndex("subscriptions_one_active_a_child").on(table.childId).where(sql`${table.status} = 'active'`),
    index("subscriptions_child").on(table.childId),
    index("subscriptions_method").on(table.paymentMethodId),
    index("subscriptions_due").on(table.endsOn).where(sql`${table.status} = 'active'`),
    // An expression of all rows: of it the database knows how few are due, among the many that have expired.
    index("subscriptions_next").on(dueOn(table)),
    index("subscriptions_asked").on(table.askedAt).where(sql`${table.openCharge} is not null`),
    check("subscriptions_status_known", sql`${table.status} in ('active', 'expired')`),
    check("subscriptions_period_forward", sql`${table.endsOn} > ${table.startedOn}`),
    check("subscriptions_charge_was_asked", sql`(${table.openCharge} is null) = (${table.askedAt} is null)`),
    // A plan does not end while its money may be on the way.
    check("subscriptions_charge_of_active", sql`${table.openCharge} is null or ${table.status} = 'active'`),
    // Store purchases and Octopus cannot renew (decision 27).
    check("subscriptions_renewable", sql`not ${table.autoRenew} or ${table.orderType} in (3, 4)`),
  ],
);
