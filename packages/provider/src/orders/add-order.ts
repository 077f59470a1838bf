import { hongKongToday, type IsoDate } from "@gk/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../database/schema/index.ts";
import type { OrderRow } from "./change-order.ts";

/** Writes an order and gives it its number. */
export async function addOrder(
  transaction: Database,
  order: Omit<typeof orders.$inferInsert, "id" | "number">,
): Promise<OrderRow> {
  const id = await nextOrderId(transaction);
  const number = orderNumber(hongKongToday(order.orderedAt), id);
  const [row] = await transaction
    .insert(orders)
    .values({ ...order, id, number })
    .returning();
  if (!row) throw new Error("An inserted order comes back.");
  return row;
}

/** The number by which people speak of an order: the day on which it was made, and its count. */
function orderNumber(today: IsoDate, id: number): string {
  return `GK-${today.replaceAll("-", "")}-${String(id).padStart(4, "0")}`;
}

/** The number of the next order's row, taken beforehand because the order's own number contains it. */
async function nextOrderId(database: Database): Promise<number> {
  const [row] = await database
    .select({ id: sql<string>`nextval(pg_get_serial_sequence('orders', 'id'))`.mapWith(Number) })
    .from(sql`(values (1)) as one`);
  if (!row) throw new Error("A sequence has a next value.");
  return row.id;
}
