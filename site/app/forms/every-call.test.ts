import { captchaField } from "@gk/domain";
import { type Call, type CallName, calls, callNames, createClient, faults } from "@gk/web";
import { describe, expect, it } from "vitest";
import { orderDeed } from "../payment/order-submission.ts";
import { forgot, register, reset, signIn, verification } from "../routes/auth/submissions.ts";
import { message } from "../routes/contact-us/submission.ts";
import { invitation, removal } from "../routes/member/children/caregivers/submissions.ts";
import { refusal } from "../routes/invitation/submission.ts";
import { childSubmission } from "../routes/member/children/form/submission.ts";
import { typedChild } from "../routes/member/children/form/typed-child.fixture.ts";
import { purchase } from "../routes/member/children/premium/submission.ts";
import { acceptance, leaving } from "../routes/member/children/shared/submissions.ts";
import { autoRenew } from "../routes/member/children/subscription/submission.ts";
import { correction, resend } from "../routes/member/email-verification/submissions.ts";
import { prizeChoice } from "../routes/member/prizes/submission.ts";
import {
  deletion,
  firstPassword,
  identityDetail,
  nameDetail,
  password,
  picture,
} from "../routes/member/profile/submissions.ts";
import { signUp } from "../routes/member/special-activity/submission.ts";
import { addCard, methodDeed } from "../routes/member/settings/payment/submissions.ts";
import { mailChoices, otherSessions } from "../routes/member/settings/submissions.ts";
import { subscribing } from "../offers/submission.ts";
import { unsubscribing } from "../routes/newsletter/submission.ts";
import { moderation, wish } from "../routes/wish/submission.ts";
import type { Submission } from "./submission.ts";

/** Any of them, with a context that is its own. */
type Any = Submission<unknown, unknown, unknown>;
type Sending = { form: Any; values: Record<string, string | File>; context?: unknown };

const sending = (form: unknown, values: Sending["values"], context?: unknown): Sending => ({
  form: form as Any,
  values,
  context,
});

const email = "ming@gk.example";
const pass = "twelve plums";
const captcha = { [captchaField]: "token" };
const ofChild = { childId: 301 };
const image = new File([new Uint8Array(8)], "me.png", { type: "image/png" });
const order = { plan_id: "2", method: "3", promotion_code: "", terms: "on", agreed_cents: "26800" };

/** What is sent by forms: each call that changes something is reached by one of these. */
const sendings: Record<string, Sending> = {
  "sign-in": sending(signIn, { email, password: pass, ...captcha }, {}),
  register: sending(
    register,
    { name: "Ming", email, password: pass, password_confirmation: pass, ...captcha },
    { wanted: undefined },
  ),
  "register, with the newsletter": sending(
    register,
    { name: "Ming", email, password: pass, password_confirmation: pass, newsletter: "on", ...captcha },
    { wanted: undefined },
  ),
  forgot: sending(forgot, { email, ...captcha }),
  reset: sending(reset, { code: "c", password: pass, password_confirmation: pass, ...captcha }),
  verification: sending(verification, { code: "c" }),
  resend: sending(resend, {}),
  correction: sending(correction, { email }),
  contact: sending(message, {
    type: "1",
    title: "1",
    name: "Ming",
    email,
    phone: "9123 4567",
    topic: "A question",
    message: "How do the missions work for twins?",
    ...captcha,
  }),
  wish: sending(wish, { name: "Ming", category: "1", wish: "I wish Grandma good health.", ...captcha }),
  moderation: sending(moderation, { id: "1", decision: "approve" }),
  name: sending(nameDetail, { name: "Other" }),
  identity: sending(identityDetail, { gender: "2" }),
  password: sending(password, { old_password: "one plum", new_password: pass, confirm_password: pass }),
  "first password": sending(firstPassword, { new_password: pass, confirm_password: pass }),
  picture: sending(picture, { image }),
  deletion: sending(deletion, { password: pass }),
  "deletion by mail": sending(deletion, {}),
  "confirmed deletion": sending(deletion, { code: "c" }),
  "new child": sending(childSubmission, typedChild, { today: "2026-11-20" }),
  child: sending(childSubmission, typedChild, { today: "2026-11-20", id: 301 }),
  mails: sending(mailChoices, { news: "on" }),
  sessions: sending(otherSessions, {}),
  invitation: sending(invitation, { email }, ofChild),
  removal: sending(removal, { caregiver_id: "1", who: "Po Po" }, ofChild),
  acceptance: sending(acceptance, { shared_id: "302", who: "Po Po" }),
  leaving: sending(leaving, { shared_id: "302", who: "Po Po" }),
  refusal: sending(refusal, { code: "c" }),
  newsletter: sending(subscribing, { email, consent: "on" }, { source: "newsletter" }),
  welcome: sending(subscribing, { email, consent: "on" }, { source: "welcome" }),
  unsubscribing: sending(unsubscribing, { code: "c" }),
  "auto-renew": sending(autoRenew, { auto_renew: "on" }, ofChild),
  prize: sending(prizeChoice, { prize_stage_id: "4", prize_stage_id_theme: "1", prize_stage_id_shown: "1" }, ofChild),
  "sign-up": sending(signUp, { deed: "join", child_id: "301" }, { activityId: 3 }),
  "canceled sign-up": sending(signUp, { deed: "leave", child_id: "301" }, { activityId: 3 }),
  "default card": sending(methodDeed, { deed: "default", payment_id: "1" }),
  "deleted card": sending(methodDeed, { deed: "delete", payment_id: "1" }),
  "restored card": sending(methodDeed, { deed: "restore", payment_id: "1" }),
  "new card": sending(addCard, {}),
  "canceled order": sending(orderDeed, { deed: "cancel", id: "1" }),
  purchase: sending(
    purchase,
    { ...order, process: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff" },
    { childId: 301, today: "2026-11-20" },
  ),
};

/** What is sent by no form of its own module, with who sends it. A new call stands here or above. */
const sentOtherwise: Partial<Record<CallName, string>> = {
  signInWithFacebook: "the return from Facebook",
  signInWithGoogle: "the return from Google",
  signInWithApple: "the return from Apple",
  signOut: "the page that signs out",
  checkPasswordCode: "the page that a password's mail leads to, when it is opened",
  updateLanguage: "the language switch of the server",
  exportProfile: "the file of a member's data",
  getPaymentStatus: "the page of a payment",
  confirmTapAndGo: "the return from Tap & Go",
  startTapAndGo: "the browser's own form",
};

const data = {
  id: 1,
  email,
  url: "https://cards.example",
  auto_renew: false,
  payment_status: 0,
  stage: { name: "A kite" },
  subscription: { auto_renew: true },
};
const success = () => Response.json({ status: 1, token: "t", data });

/** What no type promises; a call whose success says nothing more than that may take it for one. */
const otherShapes = [{ status: 1 }, { status: 1, data: null }, { status: 1, data: [] }].map((body) => ({
  name: `200 with ${JSON.stringify(body)}`,
  fetch: async () => Response.json(body),
}));

type Answer = (url: string, init: RequestInit) => Promise<Response>;

/** Sends a form to a provider, one of whose calls is answered otherwise; says what came of it, and what was called. */
async function send({ form, values, context }: Sending, faulty?: CallName, answer: Answer = async () => success()) {
  const made: CallName[] = [];
  const client = Object.fromEntries(
    callNames.map((name) => {
      const one = createClient({
        baseUrl: "https://gk.example/web",
        fetch: name === faulty ? answer : async () => success(),
        locale: () => "en-US",
        timeoutMs: 20,
      });
      const make = (one as unknown as Record<string, (request: unknown) => unknown>)[name];
      return [
        name,
        (request: unknown) => {
          made.push(name);
          return make?.(request);
        },
      ];
    }),
  ) as unknown as Parameters<Any["attempt"]>[0];
  const filled = new FormData();
  for (const [name, value] of Object.entries(values)) filled.append(name, value);
  return { came: await form.attempt(client, filled, context), made };
}

const changes = (name: CallName) => (calls[name] as Call).method !== "GET";

describe("every call that changes something", () => {
  it("is sent by a form that stands here, or is known to be sent otherwise", async () => {
    const made = await Promise.all(Object.values(sendings).map(async (one) => (await send(one)).made));
    const known = new Set([...made.flat(), ...Object.keys(sentOtherwise)]);
    expect(callNames.filter((name) => changes(name) && !known.has(name))).toEqual([]);
  });
});

it("a newsletter that nobody could take down does not undo the account", async () => {
  const one = sendings["register, with the newsletter"] as Sending;
  for (const fault of faults) {
    const { came, made } = await send(one, "subscribeToNewsletter", fault.fetch);
    expect([made, came.outcome.ok]).toEqual([["register", "subscribeToNewsletter"], true]);
  }
});

describe.each(Object.entries(sendings))("the form of %s", (_, one) => {
  it("goes through", async () => expect((await send(one)).came.outcome).toMatchObject({ ok: true }));

  it("stays with words for it, whatever is answered to one of its calls", async () => {
    const { made } = await send(one);
    expect(made).not.toEqual([]);
    for (const name of new Set(made)) {
      // The account is there already.
      if (name === "subscribeToNewsletter" && made.includes("register")) continue;
      for (const fault of faults) {
        const { came } = await send(one, name, fault.fetch);
        const { ok, issues = [], formIssue } = came.outcome;
        // Whether an attempt was begun before is only asked; without an answer the purchase begins anew.
        if (name === "getPaymentStatus") continue;
        expect([name, fault.name, ok, issues.length > 0 || formIssue !== undefined]).toEqual([
          name,
          fault.name,
          undefined,
          true,
        ]);
      }
      for (const { name: shape, fetch } of otherShapes) {
        const { came } = await send(one, name, fetch);
        const isTold = came.outcome.ok === true || came.outcome.formIssue !== undefined || "say" in came.outcome;
        expect([name, shape, isTold]).toEqual([name, shape, true]);
      }
    }
  });
});
