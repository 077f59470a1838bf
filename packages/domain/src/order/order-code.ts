import { type CodeOf, codesOf } from "../code/code.ts";

/**
 * How an order is paid. Apple and Google are purchases in the mobile app's stores, not Apple Pay and Google Pay, which
 * are wallets inside a card payment (T101).
 * @source spec §3; decision 43
 */
export const orderType = { apple: 1, google: 2, card: 3, tapAndGo: 4, octopus: 5 } as const;

/** The code of how an order is paid. */
export type OrderType = CodeOf<typeof orderType>;

/** Every code of how an order is paid. */
export const orderTypes = codesOf(orderType);

/**
 * The states of an order, worded by `orders.status.*`. All five occur, although spec §4 lists four (T102).
 * @source spec §3
 */
export const paymentStatus = { pending: 0, paid: 1, finished: 2, canceled: 3, refunded: 4 } as const;

/** The code of an order's state. */
export type PaymentStatus = CodeOf<typeof paymentStatus>;

/** Every code of an order's state. */
export const paymentStatuses = codesOf(paymentStatus);
