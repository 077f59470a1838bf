/**
 * How a child stands with the annual prize: none chosen, chosen and editable, chosen and past the deadline, redeemed, or
 * not to be chosen without a premium plan.
 * @source spec §4 "Prize choice"; T109
 */
export const prizeStates = ["none", "chosen", "closed", "redeemed", "locked"] as const;
export type PrizeState = (typeof prizeStates)[number];
