import { activityCalls } from "./activities.ts";
import { articleCalls } from "./articles.ts";
import { authCalls } from "./auth.ts";
import { captchaCalls } from "./captcha.ts";
import { caregivingCalls } from "./caregiving.ts";
import { catalogueCalls } from "./catalogue.ts";
import { childrenCalls } from "./children.ts";
import { contactCalls } from "./contact.ts";
import { marketCalls } from "./market.ts";
import { newsletterCalls } from "./newsletter.ts";
import { paymentCalls } from "./payments.ts";
import { profileCalls } from "./profile.ts";
import { promotionCalls } from "./promotion.ts";
import { schoolCalls } from "./school.ts";
import { searchCalls } from "./search.ts";
import { serverCalls } from "./server.ts";
import { subscriptionCalls } from "./subscription.ts";
import { wishCalls } from "./wishes.ts";

/**
 * Every call of the provider's web API, once, by operation name. The client, the provider's routes, the site's gateway
 * and the OpenAPI document all come from these rows; what a call takes and answers is its row in `contracts`.
 * @source spec §7
 */
export const calls = {
  ...serverCalls,
  ...contactCalls,
  ...articleCalls,
  ...schoolCalls,
  ...marketCalls,
  ...searchCalls,
  ...catalogueCalls,
  ...activityCalls,
  ...authCalls,
  ...profileCalls,
  ...childrenCalls,
  ...caregivingCalls,
  ...subscriptionCalls,
  ...paymentCalls,
  ...newsletterCalls,
  ...wishCalls,
  ...captchaCalls,
  ...promotionCalls,
} as const;

/** The name of a call. */
export type CallName = keyof typeof calls;

/** The names of all calls, in the order of the table. */
export const callNames = Object.keys(calls) as CallName[];
