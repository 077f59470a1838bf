/**
 * Pages on which nobody is asked for anything: where somebody signs in, pays, fills in a form or ends something, and where
 * they read what they agree to.
 */
const quiet =
  /^\/(?:auth|member|tapngo|maintenance|newsletter|invitation|contact-us|wish\/(?:add|admin)-wish|privacy-policy|terms-and-conditions|terms-of-subscription)(?:\/|$)/;

/** Whether a page, by its path without language, may be interrupted (decisions 46 and 130). */
export const mayAsk = (path: string) => !quiet.test(path);
