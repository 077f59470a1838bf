import { daySeconds } from "../date/day-length.ts";

const minute = 60;
const hour = 60 * minute;

/**
 * How long a sign-in lasts.
 * @units seconds
 * @source spec §4; decision 10
 */
export const sessionSeconds = 7 * daySeconds;

/**
 * How long a code in a mail works, once.
 * @units seconds
 * @source decision 11
 */
export const mailCodeSeconds = hour;

/**
 * How many sign-in failures an account and address may have.
 * @units seconds
 * @source decision 12
 */
export const signInLimit = { failures: 10, windowSeconds: 15 * minute } as const;

/**
 * How often one address may send the register, forgot, contact and newsletter forms in production.
 * @units seconds
 * @source decision 12
 */
export const formLimit = { requests: 5, windowSeconds: hour } as const;

/**
 * How often an address is mailed because somebody, who may be anybody, has given it for the newsletter, and how often
 * for the welcome code.
 * @units seconds
 * @source decision 24
 */
export const newsletterMailLimit = { mails: 1, windowSeconds: daySeconds } as const;

/**
 * How many invitations of caregivers an account may send, and how long until an address is mailed again.
 * @units seconds
 * @source decision 71
 */
export const invitationLimit = { perAccount: 5, windowSeconds: daySeconds } as const;

/**
 * How long the answer of the server check is kept.
 * @units seconds
 * @source decision 8
 */
export const serverCheckSeconds = 5;

/**
 * The least time between two page reloads after a chunk failed to load.
 * @units seconds
 * @source spec §4; T112
 */
export const chunkReloadSeconds = minute;

/**
 * How long a form draft is kept.
 * @units seconds
 * @source decision 47
 */
export const draftSeconds = daySeconds;

/**
 * The days between asking for an account's deletion and the deletion.
 * @units days
 * @source decision 16
 */
export const deletionGraceDays = 14;

/**
 * How long the free trial lasts from registration.
 * @units days
 * @source decision 14
 */
export const freeTrialDays = 14;
