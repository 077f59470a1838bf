/**
 * Where a child stands, worded by `child.status.*`.
 * @source spec §4
 */
export const childStatuses = ["notUpgraded", "freeTrial", "upgraded"] as const;

/** Where a child stands. */
export type ChildStatus = (typeof childStatuses)[number];

/**
 * Where a subscription stands, worded by `subscription.status.*`: waiting for its first payment, running, running with
 * a failed renewal, running to its end without renewal, over.
 */
export const subscriptionStatuses = ["pending", "active", "pastDue", "ending", "expired"] as const;

/** Where a subscription stands. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/**
 * When a failed renewal is tried again, counted from the bill date.
 * @units days
 * @source decision 31
 */
export const renewalRetryDays = [1, 3, 5] as const;

/**
 * The hour of the bill date at which a renewal is charged.
 * @units hours, Hong Kong time
 * @source decision 31
 */
export const renewalHour = 9;
