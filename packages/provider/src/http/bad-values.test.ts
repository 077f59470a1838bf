import { randomUUID } from "node:crypto";
import type { captchaField } from "@gk/domain";
import {
  type AnyContract,
  type BodyOf,
  type BodyRules,
  type Call,
  type CallName,
  calls,
  callNames,
  contracts,
  type ParamsOf,
  parseAnswer,
  type QueryOf,
  toFormData,
  webPrefix,
} from "@gk/web";
import type * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueToken } from "../access/tokens.ts";
import { childAnswers } from "../testing/child-answers.ts";
import { newChild, newMember } from "../testing/member.ts";
import { png } from "../testing/pictures.ts";
import { plan, purchaseBody } from "../testing/parent.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";

// Every field of every row of the table, one at a time, with values that no page sends: whoever sends them is told no
// in the contract's words, and nothing breaks.

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const long = "a".repeat(100_000);

/** In an address, as it stands there. */
const inAddress = ["2147483648", "-1", "0", "1e309", "9007199254740991", "%00", "%ED%A0%80", "%E2%80%8B", long];

/** In JSON, as bytes. */
const inJson = [
  "2147483648",
  "-1",
  "0",
  "1e309",
  "null",
  "[]",
  "{}",
  String.raw`"\u0000"`,
  String.raw`"a\u0000b"`,
  String.raw`"\ud800"`,
  String.raw`"\u200b"`,
  '"\u00ED\u00A0\u0080"',
  `"${long}"`,
];

/** In a multipart form. */
const inForm = ["2147483648", "-1", "0", "1e309", "\0", "a\0b", "\uD800", "\u200B", long];

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { readonly [Name in Key]: Value };

/** A request that a page could send. */
type Request<Name extends CallName> = Part<"params", ParamsOf<Name>> &
  Part<"query", QueryOf<Name>> &
  Part<"body", BodyOf<Name>>;

/** The rows that take anything at all. */
type Asking = { [Name in CallName]: unknown extends Request<Name> ? never : Name }[CallName];

interface Sender {
  readonly childId: number;
  readonly captcha: Record<typeof captchaField, string>;
}

const password = "long enough";
const email = "ming@gk.example";
const requests: { readonly [Name in Asking]: (sender: Sender) => Request<Name> } = {
  sendContactMessage: ({ captcha }) => ({
    body: {
      type: 1,
      title: 1,
      name: "Ming",
      email,
      phone: "91234567",
      topic: "Plans",
      message: long.slice(0, 20),
      ...captcha,
    },
  }),
  listArticles: () => ({ query: { type: "news", page: 1, limit: 1, published: 1 } }),
  getArticle: () => ({ params: { slug: "a" } }),
  getSchoolArticleType: () => ({ params: { id: 1 } }),
  listSchoolArticles: () => ({ query: { slug: "a", page: 1, limit: 1, published: 1 } }),
  getSchoolArticle: () => ({ params: { id: 1 } }),
  searchContent: () => ({ query: { q: "a", kind: "news", page: 1 } }),
  listAdvertisements: () => ({ query: { keywords: "a", within: [1], areas: [1], page: 1, limit: 1, published: 1 } }),
  getAdvertisement: () => ({ params: { id: 1 } }),
  getActivity: () => ({ params: { id: 1 } }),
  joinActivity: ({ childId }) => ({ params: { id: 1 }, body: { child_id: childId } }),
  leaveActivity: ({ childId }) => ({ params: { id: 1 }, query: { child_id: childId } }),
  register: ({ captcha }) => ({ body: { name: "Ming", email: `${randomUUID()}@gk.example`, password, ...captcha } }),
  signIn: ({ captcha }) => ({ body: { email, password, ...captcha } }),
  signInWithFacebook: () => ({ body: { code: "a", user: "{}" } }),
  signInWithGoogle: () => ({ body: { code: "a", user: "{}" } }),
  signInWithApple: () => ({ body: { code: "a", user: "{}" } }),
  requestPasswordReset: ({ captcha }) => ({ body: { email, ...captcha } }),
  checkPasswordCode: () => ({ body: { code: "a" } }),
  resetPassword: ({ captcha }) => ({ body: { code: "a", password, password_confirmation: password, ...captcha } }),
  verifyEmail: () => ({ body: { code: "a" } }),
  getProfileImage: () => ({ query: { t: 1 } }),
  updateProfileImage: () => ({ body: { image: new File([png], "a.png", { type: "image/png" }) } }),
  updateProfileName: () => ({ body: { name: "Ming" } }),
  updatePassword: () => ({ body: { old_password: "a", new_password: password, confirm_password: password } }),
  createPassword: () => ({ body: { new_password: password, confirm_password: password } }),
  updateProfileGender: () => ({ body: { gender: 1 } }),
  updateLanguage: () => ({ body: { language_id: 1 } }),
  correctEmail: () => ({ body: { email } }),
  updateMailChoices: () => ({ body: { news: true } }),
  deleteProfile: () => ({ body: { password } }),
  getChild: ({ childId }) => ({ params: { id: childId } }),
  getChildImage: ({ childId }) => ({ params: { id: childId } }),
  getPerformance: ({ childId }) => ({ params: { id: childId } }),
  getMonthlyReport: ({ childId }) => ({ params: { id: childId, report_id: 1 } }),
  createChild: () => ({ body: childAnswers }),
  updateChild: ({ childId }) => ({ params: { id: childId }, body: childAnswers }),
  getPrizeChoice: ({ childId }) => ({ params: { id: childId } }),
  choosePrize: ({ childId }) => ({ params: { id: childId }, body: { prize_stage_id: 1 } }),
  inviteCaregiver: ({ childId }) => ({ params: { id: childId }, body: { email } }),
  removeCaregiver: ({ childId }) => ({ params: { id: childId, caregiver_id: 1 } }),
  acceptInvitation: () => ({ params: { id: 1 } }),
  leaveSharedChild: () => ({ params: { id: 1 } }),
  refuseInvitations: () => ({ body: { code: "a" } }),
  getCurrentOrder: ({ childId }) => ({ params: { id: childId } }),
  checkPromotionCode: ({ childId }) => ({
    params: { id: childId, code: "NEW50" },
    query: { plan_id: plan.elementary },
  }),
  purchaseSubscription: ({ childId }) => ({
    params: { id: childId },
    body: purchaseBody({ payment_id: 1, promotion_code: "NEW50" }),
  }),
  toggleAutoRenew: ({ childId }) => ({ params: { id: childId } }),
  setDefaultPaymentMethod: () => ({ body: { payment_id: 1 } }),
  deletePaymentMethod: () => ({ params: { id: 1 } }),
  restorePaymentMethod: () => ({ params: { id: 1 } }),
  listOrders: () => ({ query: { page: 1, limit: 1 } }),
  getOrder: () => ({ params: { id: 1 } }),
  cancelOrder: () => ({ params: { id: 1 } }),
  getPaymentStatus: () => ({ body: { process: randomUUID() } }),
  startCardSession: ({ childId }) => ({ query: { "child-id": childId } }),
  confirmTapAndGo: () => ({ body: { mer_trade_no: "a", recurrent_token: "a" } }),
  startTapAndGo: () => ({
    body: { appId: "a", merTradeNo: "a", paymentType: "a", transactionType: "a", payload: "a", sign: "a" },
  }),
  subscribeToNewsletter: () => ({ body: { email, source: "welcome" } }),
  unsubscribeFromNewsletter: () => ({ body: { code: "a" } }),
  listWishes: () => ({ query: { page: 1, limit: 1 } }),
  addWish: ({ captcha }) => ({ body: { name: "Ming", category: 1, wish: "A wish", ...captcha } }),
  listPendingWishes: () => ({ query: { page: 1, limit: 1 } }),
  moderateWish: () => ({ params: { id: 1 }, body: { approved: true } }),
  getDevelopmentCaptcha: () => ({ params: { action: "signin" } }),
};

type Fields = Readonly<Record<string, unknown>>;
type Values = { readonly params?: Fields; readonly query?: Fields; readonly body?: Fields };

/** The fields of rules, of every kind that they may be. */
function fieldsOf(rules: BodyRules | undefined): string[] {
  const schema: Partial<{ entries: object; options: v.GenericSchema[] }> & object =
    typeof rules === "function" ? rules({ today: "2026-11-20" }) : (rules ?? {});
  const kinds = schema.options?.flatMap((kind) => fieldsOf(kind)) ?? Object.keys(schema.entries ?? {});
  return [...new Set(kinds)];
}

/** An address, in which one field may have a value as it stands there. */
function address(row: Call, { params = {}, query = {} }: Values): string {
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params[key]));
  const search = Object.entries({ ...(row.override && { _method: row.override }), ...query });
  return `${webPrefix}${path}?${search.map((entry) => entry.join("=")).join("&")}`;
}

/** JSON in which one field has a value as bytes. */
function jsonWith(body: Fields, field: string, value: string): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify({ ...body, [field]: "@" });
  return new Uint8Array(
    Buffer.from(
      text.replace('"@"', () => value),
      "latin1",
    ),
  );
}

const encodings: Readonly<Record<NonNullable<Call["encoding"]>, readonly string[]>> = {
  json: inJson,
  multipart: inForm,
  form: inForm,
};

function bodyWith(row: Call, body: Fields, field?: string, value?: string): BodyInit {
  if (row.encoding === "json") {
    return field === undefined ? JSON.stringify(body) : jsonWith(body, field, value ?? "");
  }
  const isList = field !== undefined && Array.isArray(body[field]);
  const changed = field === undefined ? body : { ...body, [field]: isList ? [value, value] : value };
  return toFormData(changed as Parameters<typeof toFormData>[0]);
}

/** Sends a request of a row, in which one field may be bad, and gives what is wrong with the answer. */
async function send(name: Asking, place?: keyof Values, field = "", value = ""): Promise<string[]> {
  const row: Call = calls[name];
  const { userId } = await newMember(gk);
  const sender = { childId: await newChild(gk, userId), captcha: await gk.captcha(captchaActionOf(name)) };
  const values: Values = requests[name](sender);
  const changed = place && place !== "body" ? { ...values, [place]: { ...values[place], [field]: value } } : values;
  const response = await gk.fetch(address(row, changed), {
    method: row.method,
    headers: { Authorization: `Bearer ${await issueToken(gk.database, userId, gk.now())}` },
    ...(values.body && {
      body: place === "body" ? bodyWith(row, values.body, field, value) : bodyWith(row, values.body),
    }),
  });
  const told = `${place} ${field}=${value.slice(0, 20)}: ${response.status}`;
  if (response.status >= 500) return [told];
  if (!response.headers.get("Content-Type")?.includes("json")) return [];
  try {
    parseAnswer(name as never, await response.json());
    return [];
  } catch (error) {
    return [`${told} ${String(error)}`];
  }
}

function captchaActionOf(name: CallName) {
  if (name === "register" || name === "signIn") return name === "signIn" ? "signin" : name;
  if (name === "requestPasswordReset") return "forgot";
  return name === "resetPassword" ? "reset" : "contact";
}

const asking = callNames.filter((name): name is Asking => Object.hasOwn(requests, name));

test("every row that takes something is tried", () => {
  const taking = callNames.filter((name) => {
    const { params, query, body }: AnyContract = contracts[name];
    return params ?? query ?? body;
  });
  expect(asking.toSorted()).toEqual(taking.toSorted());
});

describe("a bad value is refused, and never breaks", () => {
  test.each(asking)("%s", async (name) => {
    const row: Call = calls[name];
    const { params, query, body }: AnyContract = contracts[name];
    const wrong: string[] = [];
    for (const field of fieldsOf(params)) {
      for (const value of inAddress) wrong.push(...(await send(name, "params", field, value)));
    }
    for (const field of fieldsOf(query)) {
      for (const value of inAddress) wrong.push(...(await send(name, "query", field, value)));
    }
    for (const field of fieldsOf(body)) {
      for (const value of row.encoding ? encodings[row.encoding] : []) {
        wrong.push(...(await send(name, "body", field, value)));
      }
    }
    expect(wrong).toEqual([]);
  });
});
