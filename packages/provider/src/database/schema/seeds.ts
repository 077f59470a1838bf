import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";

/** Seeds that are written once; public content is written again at each start and has no row here (decision 56). */
export const seedRuns = pgTable("seed_runs", {
  name: text().primaryKey(),
  ranAt: moment().notNull(),
});
