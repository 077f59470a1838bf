import { hongKongTime, type IsoDate } from "@gk/domain";
import wishesSeed from "../../seed/wishes.json" with { type: "json" };
import type { Database } from "../database/database.ts";
import { wishes } from "../database/schema/index.ts";
import { missionCategoryOf } from "./read.ts";
import { shiftDays } from "./shift.ts";

/** Writes the wishes of the demo: some on the tree, some that wait to be read. */
export async function seedWishes(database: Database, today: IsoDate): Promise<void> {
  // The oldest first, so that their numbers grow with their days.
  const rows = wishesSeed.wishes.toReversed().map(({ category, days_ago, ...wish }) => ({
    ...wish,
    category: missionCategoryOf(category),
    createdAt: new Date(hongKongTime(shiftDays(today, -days_ago))),
  }));
  await database.insert(wishes).values(rows);
}
