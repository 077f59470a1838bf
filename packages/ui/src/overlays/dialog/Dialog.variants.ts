/** The paint behind a dialog's picture or icon. */
export const dialogTones = ["info", "reward", "warm", "danger"] as const;
export type DialogTone = (typeof dialogTones)[number];
