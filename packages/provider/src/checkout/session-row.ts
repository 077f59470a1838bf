import type { checkoutSessions } from "../database/schema/index.ts";

/** A page of the card gateway as the database has it. */
export type SessionRow = typeof checkoutSessions.$inferSelect;
