import { useFetcher } from "react-router-dom";
import type { Trouble } from "../forms/issues.ts";

/** What can be done with an order that is not paid yet. */
export type OrderIntent = "pay" | "cancel";

/** What came of it. */
export type OrderOutcome = Trouble & { cancelled?: true };

/** The one fetcher for what is done with orders, so that a page can tell of it after the order's own row is gone. */
export const useOrderFetcher = () => useFetcher<OrderOutcome>({ key: "order" });
