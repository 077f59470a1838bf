import { getDevelopmentCaptcha } from "./captcha/get-development-captcha.ts";
import { type Handlers, notBuilt } from "./http/handler.ts";
import { checkServer } from "./server/check-server.ts";

/** Who answers each row of the table. The type makes a row without an entry, or an entry without a row, an error. */
export const handlers: Handlers = {
  checkServer,
  sendContactMessage: notBuilt,

  listArticles: notBuilt,
  getArticle: notBuilt,
  listSchoolArticleTypes: notBuilt,
  getSchoolArticleType: notBuilt,
  listSchoolArticles: notBuilt,
  getSchoolArticle: notBuilt,
  listMarketCategories: notBuilt,
  listAdvertisements: notBuilt,
  getAdvertisement: notBuilt,
  listPrizes: notBuilt,
  listPlans: notBuilt,
  listAreas: notBuilt,
  listEcaCategories: notBuilt,

  listActivities: notBuilt,
  getActivity: notBuilt,
  joinActivity: notBuilt,
  leaveActivity: notBuilt,

  register: notBuilt,
  signIn: notBuilt,
  signInWithFacebook: notBuilt,
  signInWithGoogle: notBuilt,
  signInWithApple: notBuilt,
  requestPasswordReset: notBuilt,
  resetPassword: notBuilt,
  verifyEmail: notBuilt,
  signOut: notBuilt,

  getProfile: notBuilt,
  getProfileImage: notBuilt,
  updateProfileImage: notBuilt,
  updateProfileName: notBuilt,
  updatePassword: notBuilt,
  updateProfileGender: notBuilt,
  updateLanguage: notBuilt,
  resendVerificationMail: notBuilt,
  exportProfile: notBuilt,
  deleteProfile: notBuilt,

  listChildren: notBuilt,
  getChild: notBuilt,
  getChildImage: notBuilt,
  getPerformance: notBuilt,
  createChild: notBuilt,
  updateChild: notBuilt,
  getPrizeChoice: notBuilt,
  choosePrize: notBuilt,
  inviteCaregiver: notBuilt,
  removeCaregiver: notBuilt,

  getCurrentOrder: notBuilt,
  checkPromotionCode: notBuilt,
  purchaseSubscription: notBuilt,
  toggleAutoRenew: notBuilt,

  listPaymentMethods: notBuilt,
  setDefaultPaymentMethod: notBuilt,
  deletePaymentMethod: notBuilt,
  listOrders: notBuilt,
  cancelOrder: notBuilt,
  getPaymentStatus: notBuilt,
  startCardSession: notBuilt,
  confirmTapAndGo: notBuilt,
  startTapAndGo: notBuilt,

  subscribeToNewsletter: notBuilt,
  unsubscribeFromNewsletter: notBuilt,

  listWishes: notBuilt,
  addWish: notBuilt,
  listPendingWishes: notBuilt,
  moderateWish: notBuilt,

  getDevelopmentCaptcha,
  streamPromotion: notBuilt,
};
