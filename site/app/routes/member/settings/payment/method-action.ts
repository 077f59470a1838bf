import type { Trouble } from "../../../../forms/issues.ts";

/** What can be done with a kept way to pay. */
export type MethodIntent = "default" | "delete";

/** What came of it. */
export type MethodOutcome = Trouble & { done?: MethodIntent; id?: number };

/** The key of the one fetcher that changes ways to pay, so that the page can tell of it after the card is gone. */
export const methodFetcher = "payment-method";
