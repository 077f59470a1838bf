/**
 * The five forms that carry a captcha token, by the action under which the token is made.
 * @source decision 13; T84
 */
export const captchaActions = ["signin", "register", "forgot", "reset", "contact"] as const;

/** An action under which a captcha token is made. */
export type CaptchaAction = (typeof captchaActions)[number];

/**
 * The field in which a captcha token travels.
 * @source spec §7; T83
 */
export const captchaField = "g-recaptcha-response";
