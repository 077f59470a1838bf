import type { ParsedQueryOf, Wish } from "@gk/web";
import { desc, type SQL } from "drizzle-orm";
import { offsetOf, pageAmong } from "../content/paging.ts";
import type { Database } from "../database/database.ts";
import { wishes } from "../database/schema/index.ts";
import { list } from "../http/reply.ts";

/** A page of the wishes that fit a condition, newest first. */
export async function wishList(database: Database, paging: ParsedQueryOf<"listWishes">, condition: SQL) {
  const rows = await database
    .select()
    .from(wishes)
    .where(condition)
    .orderBy(desc(wishes.createdAt), desc(wishes.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return list(rows.map(wishRecord), await pageAmong(database, paging, wishes, condition));
}

function wishRecord({ id, name, category, wish, createdAt }: typeof wishes.$inferSelect): Wish {
  return { id, name, category, wish, created_at: createdAt.toISOString() };
}
