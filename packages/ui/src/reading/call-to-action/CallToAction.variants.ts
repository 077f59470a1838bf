/** The sheet's paper: white, reward, sky. */
export const callToActionTones = ["paper", "reward", "sky"] as const;
export type CallToActionTone = (typeof callToActionTones)[number];
