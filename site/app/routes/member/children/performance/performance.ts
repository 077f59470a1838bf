import { query } from "../../../../data/query.ts";

/** Reads what a child did in the app. */
export const performanceQuery = (id: number) => query("getPerformance", { params: { id } });
