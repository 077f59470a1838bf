import type { OrderType, PaymentStatus } from "@gk/domain";
import { integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { cents, moment } from "../columns.ts";
import { plans } from "./plans.ts";

/** What business records must keep of a purchase when its account is deleted: the money, and nobody's name. */
export const retainedOrders = pgTable("retained_orders", {
  number: text().primaryKey(),
  planId: integer()
    .notNull()
    .references(() => plans.id),
  orderType: smallint().$type<OrderType>().notNull(),
  paymentStatus: smallint().$type<PaymentStatus>().notNull(),
  priceCents: cents().notNull(),
  discountCents: cents().notNull(),
  chargeCents: cents().notNull(),
  orderedAt: moment().notNull(),
  paidAt: moment(),
});
