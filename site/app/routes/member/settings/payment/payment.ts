import { query } from "../../../../data/query.ts";

/** Reads what became of an attempt to pay. */
export const outcomeQuery = (process: string) => query("getPaymentStatus", { body: { process } });

/** Reads the purchase that a payment belongs to. */
export const orderQuery = (id: number) => query("getOrder", { params: { id } });
