import { checkPasswordCode } from "./accounts/check-password-code.ts";
import { register } from "./accounts/register.ts";
import { requestPasswordReset } from "./accounts/request-password-reset.ts";
import { resetPassword } from "./accounts/reset-password.ts";
import { signIn } from "./accounts/sign-in.ts";
import { signOut } from "./accounts/sign-out.ts";
import { verifyEmail } from "./accounts/verify-email.ts";
import { joinActivity } from "./activities/join-activity.ts";
import { leaveActivity } from "./activities/leave-activity.ts";
import { getDevelopmentCaptcha } from "./captcha/get-development-captcha.ts";
import { inviteCaregiver } from "./caregivers/invite-caregiver.ts";
import { refuseInvitations } from "./caregivers/refuse-invitations.ts";
import { removeCaregiver } from "./caregivers/remove-caregiver.ts";
import { acceptInvitation, leaveSharedChild, listSharedChildren } from "./caregivers/shared-children.ts";
import { createChild } from "./children/create-child.ts";
import { getChild } from "./children/get-child.ts";
import { getChildImage } from "./children/get-child-image.ts";
import { getPerformance } from "./children/get-performance.ts";
import { listChildren } from "./children/list-children.ts";
import { updateChild } from "./children/update-child.ts";
import { sendContactMessage } from "./contact/send-contact-message.ts";
import { getActivity, listActivities } from "./content/activities.ts";
import { getArticle, listArticles } from "./content/articles.ts";
import { listEcaCategories } from "./content/eca-categories.ts";
import { getAdvertisement, listAdvertisements, listMarketCategories } from "./content/market.ts";
import { listAreas } from "./content/places.ts";
import { listPlans } from "./content/plans.ts";
import { listPrizes } from "./content/prizes.ts";
import {
  getSchoolArticle,
  getSchoolArticleType,
  listSchoolArticles,
  listSchoolArticleTypes,
} from "./content/school.ts";
import type { Handlers } from "./http/handler.ts";
import { subscribeToNewsletter } from "./newsletter/subscribe.ts";
import { unsubscribeFromNewsletter } from "./newsletter/unsubscribe.ts";
import { cancelOrder } from "./orders/cancel-order.ts";
import { getCurrentOrder } from "./orders/get-current-order.ts";
import { getOrder } from "./orders/get-order.ts";
import { listOrders } from "./orders/list-orders.ts";
import { getPaymentStatus } from "./payments/get-payment-status.ts";
import { deletePaymentMethod } from "./payments/delete-payment-method.ts";
import { listPaymentMethods, setDefaultPaymentMethod } from "./payments/payment-methods.ts";
import { restorePaymentMethod } from "./payments/restore-payment-method.ts";
import { startCardSession } from "./payments/start-card-session.ts";
import { choosePrize } from "./prizes/choose-prize.ts";
import { getPrizeChoice } from "./prizes/get-prize-choice.ts";
import { correctEmail } from "./profile/correct-email.ts";
import { createPassword } from "./profile/create-password.ts";
import { deleteProfile } from "./profile/delete-profile.ts";
import { exportProfile } from "./profile/export-profile.ts";
import { getProfile } from "./profile/get-profile.ts";
import { getProfileImage } from "./profile/get-profile-image.ts";
import { getMailChoices, updateMailChoices } from "./profile/mail-choices.ts";
import { resendVerificationMail } from "./profile/resend-verification-mail.ts";
import { endOtherSessions, listSessions } from "./profile/sessions.ts";
import { updatePassword } from "./profile/update-password.ts";
import { updateLanguage, updateProfileGender, updateProfileName } from "./profile/update-profile.ts";
import { updateProfileImage } from "./profile/update-profile-image.ts";
import { streamPromotion } from "./promotion/stream-promotion.ts";
import { checkPromotionCode } from "./promotion-codes/check-promotion-code.ts";
import { getMonthlyReport } from "./reports/get-monthly-report.ts";
import { searchContent } from "./search/search-content.ts";
import { checkServer } from "./server/check-server.ts";
import { signInWithApple, signInWithFacebook, signInWithGoogle } from "./social/sign-in-with.ts";
import { purchaseSubscription } from "./subscriptions/purchase-subscription.ts";
import { toggleAutoRenew } from "./subscriptions/toggle-auto-renew.ts";
import { confirmTapAndGo } from "./tapngo/confirm-tapngo.ts";
import { startTapAndGo } from "./tapngo/start-tapngo.ts";
import { addWish } from "./wishes/add-wish.ts";
import { listWishes } from "./wishes/list-wishes.ts";
import { listPendingWishes, moderateWish } from "./wishes/moderation.ts";

/** Who answers each row of the table. The type makes a row without an entry, or an entry without a row, an error. */
export const handlers: Handlers = {
  checkServer,
  sendContactMessage,

  listArticles,
  getArticle,
  listSchoolArticleTypes,
  getSchoolArticleType,
  listSchoolArticles,
  getSchoolArticle,
  searchContent,
  listMarketCategories,
  listAdvertisements,
  getAdvertisement,
  listPrizes,
  listPlans,
  listAreas,
  listEcaCategories,

  listActivities,
  getActivity,
  joinActivity,
  leaveActivity,

  register,
  signIn,
  signInWithFacebook,
  signInWithGoogle,
  signInWithApple,
  requestPasswordReset,
  checkPasswordCode,
  resetPassword,
  verifyEmail,
  signOut,

  getProfile,
  getProfileImage,
  updateProfileImage,
  updateProfileName,
  updatePassword,
  createPassword,
  updateProfileGender,
  updateLanguage,
  resendVerificationMail,
  getMailChoices,
  updateMailChoices,
  listSessions,
  endOtherSessions,
  exportProfile,
  correctEmail,
  deleteProfile,

  listChildren,
  getChild,
  getChildImage,
  getPerformance,
  getMonthlyReport,
  createChild,
  updateChild,
  getPrizeChoice,
  choosePrize,
  inviteCaregiver,
  removeCaregiver,

  listSharedChildren,
  acceptInvitation,
  leaveSharedChild,
  refuseInvitations,

  getCurrentOrder,
  checkPromotionCode,
  purchaseSubscription,
  toggleAutoRenew,

  listPaymentMethods,
  setDefaultPaymentMethod,
  deletePaymentMethod,
  restorePaymentMethod,
  listOrders,
  getOrder,
  cancelOrder,
  getPaymentStatus,
  startCardSession,
  confirmTapAndGo,
  startTapAndGo,

  subscribeToNewsletter,
  unsubscribeFromNewsletter,

  listWishes,
  addWish,
  listPendingWishes,
  moderateWish,

  getDevelopmentCaptcha,
  streamPromotion,
};
