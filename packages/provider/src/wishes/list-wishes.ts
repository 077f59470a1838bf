import { eq } from "drizzle-orm";
import { wishes } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { wishList } from "./wish-list.ts";

/** The leaves of the wish tree: only what a moderator approved. */
export const listWishes: Handler<"listWishes"> = ({ query }, { database }) =>
  wishList(database, query, eq(wishes.approved, true));
