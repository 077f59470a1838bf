import { type IssueKey, issueKeys } from "@gk/domain";

type PromotionRefusal = Extract<IssueKey, `promotionCode.${string}`>;

const promotionRefusals = issueKeys.filter((key): key is PromotionRefusal => key.startsWith("promotionCode."));

/**
 * Why the provider says no: the `message` of a refusal. A code without a dot, or whose first part is none of the
 * following, is worded by `error.<code>`; `promotionCode.*` by `validation.<code>`; `activity.*` by
 * `activity.join.*`; `callback.*` by `auth.callback.*`; `declined` by `payment.status.declined`; `inUse` by
 * `paymentMethods.delete.inUse`.
 * @source spec §8; decisions 9, 26 and 29
 */
export const refusalCodes = [
  "unknown",
  "server",
  "maintenance",
  "notFound",
  "forbidden",
  "conflict",
  "tooManyRequests",
  "busy",
  "duplicateSubmit",
  "amountChanged",
  "siteDataChanged",
  "statusCodeIncorrect",
  "sessionEnded",
  "sessionChanged",
  "signinRequired",
  "alreadySignedIn",
  "signin.invalid",
  "emailTaken",
  "emailNotVerified",
  "noPasswordLogin",
  "verification.failed",
  "callback.failed",
  "callback.noEmail",
  "callback.emailInUse",
  "image.save",
  "image.change",
  "image.load",
  "upload.tooLarge",
  "upload.interrupted",
  "childLimit",
  "childNotFound",
  "childNotPremium",
  "premiumRequired",
  "caregiverQuotaFull",
  "invitationLimit",
  "caregiver.emailRequired",
  "caregiver.emailInvalid",
  "selectionMax",
  "prize.empty",
  "prize.same",
  "prize.redeemed",
  "prize.deadline",
  "prize.soldOut",
  "prize.needsChild",
  "prize.needsPremium",
  "prize.needsCertificate",
  "planNotFound",
  "paymentMethodNotFound",
  "planOrMethodNotFound",
  "paymentMethodRequired",
  "paymentMethodLast",
  "inUse",
  "alreadyUpgraded",
  "multiplePaymentTabs",
  "storePurchase.ios",
  "storePurchase.android",
  "noAutoRenew",
  "transactionCancelled",
  "transactionFailed",
  "declined",
  "activity.already",
  "activity.full",
  "activity.ended",
  "activity.closed",
  "activity.premiumOnly",
  ...promotionRefusals,
] as const;

/** Why the provider says no. */
export type RefusalCode = (typeof refusalCodes)[number];
