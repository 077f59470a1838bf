import type { calls } from "../calls/index.ts";
import type { Contracts } from "../contract.ts";
import { activityContracts } from "./activities.ts";
import { articleContracts } from "./articles.ts";
import { authContracts } from "./auth.ts";
import { captchaContracts } from "./captcha.ts";
import { caregivingContracts } from "./caregiving.ts";
import { catalogueContracts } from "./catalogue.ts";
import { childrenContracts } from "./children.ts";
import { contactContracts } from "./contact.ts";
import { marketContracts } from "./market.ts";
import { newsletterContracts } from "./newsletter.ts";
import { paymentContracts } from "./payments.ts";
import { profileContracts } from "./profile.ts";
import { promotionContracts } from "./promotion.ts";
import { schoolContracts } from "./school.ts";
import { searchContracts } from "./search.ts";
import { serverContracts } from "./server.ts";
import { subscriptionContracts } from "./subscription.ts";
import { wishContracts } from "./wishes.ts";

/**
 * What every call takes and answers, beside the rows of `calls` and as complete as they: a row without a contract, or
 * the other way round, does not compile. Kept apart so that a browser, which needs the rows to send a call and only the
 * types of the contracts, never downloads the schemas.
 */
export const contracts = {
  ...serverContracts,
  ...contactContracts,
  ...articleContracts,
  ...schoolContracts,
  ...marketContracts,
  ...searchContracts,
  ...catalogueContracts,
  ...activityContracts,
  ...authContracts,
  ...profileContracts,
  ...childrenContracts,
  ...caregivingContracts,
  ...subscriptionContracts,
  ...paymentContracts,
  ...newsletterContracts,
  ...wishContracts,
  ...captchaContracts,
  ...promotionContracts,
} as const satisfies Contracts<typeof calls>;
