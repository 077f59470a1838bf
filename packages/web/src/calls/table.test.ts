import { captchaField } from "@gk/domain";
import { describe, expect, test } from "vitest";
import type { Call } from "../call.ts";
import type { AnyContract } from "../contract.ts";
import { contracts } from "../contracts/index.ts";
import { callNames, calls } from "./index.ts";

const row = (name: (typeof callNames)[number]): Call => calls[name];

/** A row as spec §7 writes it: method, path, and the `_method` that a POST stands for. */
const written = ({ method, path, override }: Call) => {
  const shape = path.replaceAll(/\{\w+\}/g, "{}");
  return `${method} ${shape}${override ? `?_method=${override}` : ""}`;
};

const publicCalls = [
  "GET /server",
  "POST /contact-us",
  "GET /articles",
  "GET /articles/{}",
  "GET /school/article-types",
  "GET /school/article-types/{}",
  "GET /school/articles",
  "GET /school/articles/{}",
  "GET /market-categories",
  "GET /market",
  "GET /market/{}",
  "GET /prizes",
  "GET /plans/web",
  "GET /areas",
  "GET /eca-categories",
  "GET /activities",
  "GET /activities/{}",
  "POST /register",
  "POST /signin",
  "POST /signin/facebook",
  "POST /signin/google",
  "POST /signin/apple",
  "POST /forgot",
  "POST /password",
  "POST /verification",
  "POST /payments",
];

const memberCalls = [
  // Among the public calls in spec §7, but it needs to know the parent (decision 26).
  "POST /activities/{}",
  "POST /signout",
  "GET /profile",
  "GET /profile/image",
  "POST /profile/image?_method=put",
  "POST /profile/name?_method=put",
  "POST /profile/password?_method=put",
  "POST /profile/gender?_method=put",
  "PUT /profile/language",
  "POST /profile/email",
  "GET /children",
  "GET /children/{}",
  "GET /children/{}/image",
  "GET /children/{}/performance",
  "POST /children",
  "POST /children/{}?_method=put",
  "GET /children/{}/prize",
  "POST /children/{}/prize",
  "GET /children/{}/current-order",
  "GET /children/{}/promotion-codes/{}",
  "POST /children/{}/subscription",
  "PUT /children/{}/subscription",
  "GET /payment-methods",
  "PUT /payment-methods",
  "DELETE /payment-methods/{}",
  "GET /subscription-orders",
  "POST /payment-status?_method=patch",
  "GET /stripe-session",
  "POST /payments/tapngo",
];

const additions = {
  correctEmail: 70,
  getMailChoices: 118,
  updateMailChoices: 118,
  listSessions: 119,
  endOtherSessions: 119,
  exportProfile: 16,
  deleteProfile: 16,
  createPassword: 123,
  checkPasswordCode: 128,
  inviteCaregiver: 20,
  removeCaregiver: 20,
  subscribeToNewsletter: 24,
  unsubscribeFromNewsletter: 24,
  listWishes: 25,
  addWish: 25,
  listPendingWishes: 25,
  moderateWish: 25,
  searchContent: 75,
  leaveActivity: 26,
  cancelOrder: 30,
  streamPromotion: 34,
  getDevelopmentCaptcha: 55,
  getOrder: 81,
  getMonthlyReport: 103,
  listSharedChildren: 71,
  acceptInvitation: 71,
  leaveSharedChild: 71,
  refuseInvitations: 71,
  restorePaymentMethod: 106,
};

const isAddition = (name: (typeof callNames)[number]) => contracts[name].source !== "spec §7";
const fromSpec = (access: Call["access"]) =>
  callNames.filter((name) => row(name).access === access && !isAddition(name)).map((name) => written(row(name)));

describe("the table of calls", () => {
  test("has every public call of spec §7 and no other", () => {
    expect(fromSpec("public").sort()).toEqual(publicCalls.sort());
  });

  test("has every member call of spec §7 and no other", () => {
    expect(fromSpec("member").sort()).toEqual(memberCalls.sort());
  });

  test("T98: marks what spec §7 does not have with the decision that adds it", () => {
    const marked = callNames.filter(isAddition).map((name) => [name, contracts[name].source]);
    expect(Object.fromEntries(marked)).toEqual(
      Object.fromEntries(Object.entries(additions).map(([name, number]) => [name, `decision ${number}`])),
    );
  });

  test("has each call once", () => {
    const all = callNames.map((name) => written(row(name)));
    expect(new Set(all).size).toBe(all.length);
  });

  test("T76: a POST stands for a PUT on five calls and for a PATCH on one; and spec §7 has three real PUTs", () => {
    const overrides = callNames.flatMap((name) => (row(name).override ? [[name, row(name).override]] : []));
    expect(Object.fromEntries(overrides)).toEqual({
      updateProfileImage: "put",
      updateProfileName: "put",
      updatePassword: "put",
      updateProfileGender: "put",
      updateChild: "put",
      getPaymentStatus: "patch",
    });
    expect(callNames.filter((name) => row(name).method === "PUT" && !isAddition(name))).toEqual([
      "updateLanguage",
      "toggleAutoRenew",
      "setDefaultPaymentMethod",
    ]);
  });

  test("T84: a captcha goes with five forms and, by decision 25, with a wish", () => {
    const guarded = callNames.filter((name) => {
      const { body }: AnyContract = contracts[name];
      return typeof body === "object" && "entries" in body && Object.hasOwn(Object(body.entries), captchaField);
    });
    expect(guarded.sort()).toEqual(
      ["addWish", "register", "requestPasswordReset", "resetPassword", "sendContactMessage", "signIn"].sort(),
    );
  });

  test("T77: the auto-renew call has no body", () => {
    expect(row("toggleAutoRenew").encoding).toBeUndefined();
  });

  test("sends images as multipart and nothing else", () => {
    expect(callNames.filter((name) => row(name).encoding === "multipart")).toEqual([
      "updateProfileImage",
      "createChild",
      "updateChild",
    ]);
  });
});
