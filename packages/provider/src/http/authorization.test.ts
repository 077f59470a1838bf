import { randomInt, randomUUID } from "node:crypto";
import { identity, languageId } from "@gk/domain";
import { callNames, calls, type Client } from "@gk/web";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueToken } from "../access/tokens.ts";
import { hashPassword } from "../accounts/password.ts";
import {
  activityJoins,
  caregiverUsers,
  children,
  performances,
  pictures,
  users,
  wishes,
} from "../database/schema/index.ts";
import { accountRows } from "../testing/account-rows.ts";
import { childAnswers } from "../testing/child-answers.ts";
import { newChild, newMember } from "../testing/member.ts";
import { parentOf, plan, purchaseBody } from "../testing/parent.ts";
import { png } from "../testing/pictures.ts";
import { newCard, newPlan } from "../testing/plan.ts";
import { answerOf, demoPassword, startProvider, type TestProvider } from "../testing/provider.ts";
import { orderByTapAndGo } from "../testing/tapngo/payer.ts";

/** What a request may name of somebody's. */
interface Ids {
  /** A child with a plan, one without, and one whose order waits. */
  readonly child: number;
  readonly newChild: number;
  readonly waitingChild: number;
  readonly report: number;
  /** A caregiver of the child, and an invitation that waits. */
  readonly caregiver: number;
  readonly invitation: number;
  readonly method: number;
  readonly deletedMethod: number;
  readonly order: number;
  readonly process: string;
  readonly trade: string;
  /** A wish that waits for a moderator. */
  readonly wish: number;
}

type MemberCall = {
  [Name in keyof typeof calls]: (typeof calls)[Name]["access"] extends "member" ? Name : never;
}[keyof typeof calls];
type RequestOf<Name extends MemberCall> = Parameters<Client[Name]>[0];

const image = () => new File([png], "me.png", { type: "image/png" });
/** Activities of the seed that are open; one of them was joined. */
const activity = { open: 3, joined: 4 };
const explorer = 102;

/**
 * One request of each call that works, with the ids of whoever owns what it names. A call that names nobody's things is
 * about whoever makes it. A new call stands here, or the first test below fails.
 */
const requests: { readonly [Name in MemberCall]: (ids: Ids) => RequestOf<Name> } = {
  joinActivity: ({ child }) => ({ params: { id: activity.open }, body: { child_id: child } }),
  leaveActivity: ({ child }) => ({ params: { id: activity.joined }, query: { child_id: child } }),
  signOut: () => ({}),
  getProfile: () => ({}),
  getProfileImage: () => ({}),
  updateProfileImage: () => ({ body: { image: image() } }),
  updateProfileName: () => ({ body: { name: "Another Name" } }),
  updatePassword: () => ({
    body: { old_password: demoPassword, new_password: "another password", confirm_password: "another password" },
  }),
  createPassword: () => ({ body: { new_password: "another password", confirm_password: "another password" } }),
  updateProfileGender: () => ({ body: { gender: identity.dad } }),
  updateLanguage: () => ({ body: { language_id: languageId["zh-HK"] } }),
  resendVerificationMail: () => ({}),
  correctEmail: () => ({ body: { email: `${randomUUID()}@gk.example` } }),
  getMailChoices: () => ({}),
  updateMailChoices: () => ({ body: { news: true } }),
  listSessions: () => ({}),
  endOtherSessions: () => ({}),
  exportProfile: () => ({}),
  deleteProfile: () => ({ body: { password: demoPassword } }),
  listChildren: () => ({}),
  getChild: ({ child }) => ({ params: { id: child } }),
  getChildImage: ({ child }) => ({ params: { id: child } }),
  getPerformance: ({ child }) => ({ params: { id: child } }),
  getMonthlyReport: ({ child, report }) => ({ params: { id: child, report_id: report } }),
  createChild: () => ({ body: childAnswers }),
  updateChild: ({ child }) => ({ params: { id: child }, body: childAnswers }),
  getPrizeChoice: ({ child }) => ({ params: { id: child } }),
  choosePrize: ({ child }) => ({ params: { id: child }, body: { prize_stage_id: explorer } }),
  inviteCaregiver: ({ child }) => ({ params: { id: child }, body: { email: `${randomUUID()}@gk.example` } }),
  removeCaregiver: ({ child, caregiver }) => ({ params: { id: child, caregiver_id: caregiver } }),
  listSharedChildren: () => ({}),
  acceptInvitation: ({ invitation }) => ({ params: { id: invitation } }),
  leaveSharedChild: ({ invitation }) => ({ params: { id: invitation } }),
  getCurrentOrder: ({ waitingChild }) => ({ params: { id: waitingChild } }),
  checkPromotionCode: ({ newChild: child }) => ({
    params: { id: child, code: "EXTRA40" },
    query: { plan_id: plan.elementary },
  }),
  purchaseSubscription: ({ newChild: child, method }) => ({
    params: { id: child },
    body: purchaseBody({ payment_id: method }),
  }),
  toggleAutoRenew: ({ child }) => ({ params: { id: child } }),
  listPaymentMethods: () => ({}),
  setDefaultPaymentMethod: ({ method }) => ({ body: { payment_id: method } }),
  deletePaymentMethod: ({ method }) => ({ params: { id: method } }),
  restorePaymentMethod: ({ deletedMethod }) => ({ params: { id: deletedMethod } }),
  listOrders: () => ({ query: {} }),
  getOrder: ({ order }) => ({ params: { id: order } }),
  cancelOrder: ({ order }) => ({ params: { id: order } }),
  getPaymentStatus: ({ process }) => ({ body: { process } }),
  startCardSession: ({ waitingChild }) => ({ query: { "child-id": waitingChild } }),
  confirmTapAndGo: ({ trade }) => ({ body: { mer_trade_no: trade } }),
  listPendingWishes: () => ({ query: {} }),
  moderateWish: ({ wish }) => ({ params: { id: wish }, body: { approved: true } }),
};

/** What a caregiver may read of the child of whoever invited them; everything else is as unknown as to anybody. */
const caregiverReads: readonly MemberCall[] = [
  "getChild",
  "getChildImage",
  "getPerformance",
  "getMonthlyReport",
  "getPrizeChoice",
];
/** What whoever was invited decides, and not whoever has invited. */
const ofTheInvited: readonly MemberCall[] = ["acceptInvitation", "leaveSharedChild"];
const ofModerators: readonly MemberCall[] = ["listPendingWishes", "moderateWish"];
/** What is only there for an address that is not verified. */
const ofUnverified: readonly MemberCall[] = ["resendVerificationMail", "correctEmail"];
/** What is only there for an account without a password. */
const ofPasswordless: readonly MemberCall[] = ["createPassword"];

/** Whether somebody who is verified and has a password is told that it is not for them. */
const refusesVerified = (name: MemberCall) => [...ofUnverified, ...ofPasswordless].includes(name);

const memberCalls = callNames.filter((name): name is MemberCall => calls[name].access === "member");

/** Which ids a call names. */
function namedIds(name: MemberCall): (keyof Ids)[] {
  const named = new Set<keyof Ids>();
  const watched = new Proxy({} as Ids, {
    get(_, key: keyof Ids) {
      named.add(key);
      return 1;
    },
  });
  requests[name]?.(watched);
  return [...named];
}

let gk: TestProvider;
let passwordHash: string;

beforeAll(async () => {
  gk = await startProvider();
  passwordHash = await hashPassword(demoPassword);
});

afterAll(() => gk.close());

const tokenOf = (userId: number) => issueToken(gk.database, userId, gk.now());

/** Somebody who has one of everything, and a caregiver of a child of theirs. */
async function newFamily() {
  const { database } = gk;
  const caregiver = await newMember(gk);
  const owner = await newMember(gk);
  const ownerName = `owner-${randomUUID()}`;
  const childName = `child-${randomUUID()}`;
  await database.update(users).set({ name: ownerName, passwordHash }).where(eq(users.id, owner.userId));
  const [child = 0, free = 0, waiting = 0, byWallet = 0] = await Promise.all(
    Array.from({ length: 4 }, () => newChild(gk, owner.userId)),
  );
  await database.update(children).set({ name: childName }).where(eq(children.userId, owner.userId));
  await newPlan(gk, child, { planId: plan.elementary, endsOn: "2027-01-31" });
  await database.insert(pictures).values([
    { userId: owner.userId, bytes: png },
    { childId: child, bytes: png },
  ]);
  const note = { "zh-HK": "好", "en-US": "Good" };
  const report = {
    id: randomInt(2 ** 31),
    month: "2026-10",
    completed: 1,
    stars: 1,
    silver_stars: 1,
    top_category: 1,
    note,
  } as const;
  const nothing = { missions: [], badges: [], certificates: [], stars: 1, silverStars: 1 };
  await database.insert(performances).values({ childId: child, ...nothing, monthlyReports: [report] });
  await database.insert(activityJoins).values({ activityId: activity.joined, childId: child, joinedAt: gk.now() });
  const [caregiverUser] = await database.select().from(users).where(eq(users.id, caregiver.userId));
  const invited = { email: caregiverUser?.email ?? "", addedOn: "2026-11-01" } as const;
  const [shared, invitation] = await database
    .insert(caregiverUsers)
    .values([
      { ...invited, childId: child, userId: caregiver.userId, name: "Test Parent" },
      { ...invited, childId: byWallet },
    ])
    .returning();
  const methods = [];
  for (const last4 of ["4242", "4444", "5556"]) methods.push(await newCard(gk, owner.userId, { last4 }));
  const [method = 0, deletedMethod = 0] = methods;
  answerOf(await owner.client.deletePaymentMethod({ params: { id: deletedMethod } }));
  answerOf(await parentOf(gk, owner, waiting).buy());
  const { made, process, trade } = await orderByTapAndGo(parentOf(gk, owner, byWallet));
  await newPlan(gk, byWallet);
  const [wish] = await database
    .insert(wishes)
    .values({ name: ownerName, category: 1, wish: "Good health", createdAt: gk.now() })
    .returning();
  const ids: Ids = {
    child,
    newChild: free,
    waitingChild: waiting,
    report: report.id,
    caregiver: shared?.id ?? 0,
    invitation: invitation?.id ?? 0,
    method,
    deletedMethod,
    order: made.id,
    process,
    trade,
    wish: wish?.id ?? 0,
  };
  return { owner, caregiver, ids, secrets: [ownerName, childName] };
}

/** Makes a call as whoever holds a token, and tells what came of it: the HTTP status, and what was said. */
async function make(name: MemberCall, token: string | undefined, ids: Ids) {
  const call = gk.client(token)[name] as (request: unknown) => Promise<{
    ok: boolean;
    httpStatus?: number;
    body?: { status?: number };
  }>;
  const { ok, httpStatus, body } = await call(requests[name](ids));
  return { status: ok ? 200 : httpStatus, said: body?.status, text: JSON.stringify(body ?? null) };
}

const statusOf = async (...asked: Parameters<typeof make>) => (await make(...asked)).status;

/** What somebody's rows are, to see that nobody else has changed them. */
async function rowsOf({ owner }: Pick<Family, "owner">) {
  // A mail that is still to be sent is a row until it is.
  await gk.provider.settled();
  return accountRows(gk.database, owner.userId);
}

type Family = Awaited<ReturnType<typeof newFamily>>;

test("every member's call stands here: a call without a test shows", () => {
  expect(Object.keys(requests).toSorted()).toEqual(memberCalls.toSorted());
});

/** Whoever may not have it is told what is told of what does not exist (decision 122). */
describe.each(memberCalls)("%s", (name) => {
  const named = namedIds(name);
  const notFound = 404;

  test("is nothing without a session that goes on", async () => {
    const { owner, ids } = await newFamily();
    const signedOut = await tokenOf(owner.userId);
    answerOf(await gk.client(signedOut).signOut());
    const weekAgo = new Date(gk.now().getTime() - 7 * 86_400_000);
    const expired = await issueToken(gk.database, owner.userId, weekAgo);
    const before = await rowsOf({ owner });
    for (const token of [undefined, "made up", signedOut, expired]) {
      const { status, said, text } = await make(name, token, ids);
      expect([status, said]).toEqual([401, -3]);
      expect(text).not.toContain("data");
    }
    expect(await rowsOf({ owner })).toEqual(before);
  });

  test("reaches nothing that is somebody else's, in either direction", async () => {
    const family = await newFamily();
    const strangers = await newFamily();
    const [token, strange, relative] = [
      await tokenOf(family.owner.userId),
      await tokenOf(strangers.owner.userId),
      await tokenOf(family.caregiver.userId),
    ];
    const before = [await rowsOf(family), await rowsOf(strangers)];
    if (named.length === 0) {
      const { status, text } = await make(name, strange, family.ids);
      expect(status).toBe(ofModerators.includes(name) ? notFound : refusesVerified(name) ? 409 : 200);
      for (const secret of family.secrets) expect(text).not.toContain(secret);
      expect(await rowsOf(family)).toEqual(before[0]);
      return;
    }
    expect(await statusOf(name, strange, family.ids), "another member, with the owner's ids").toBe(notFound);
    expect(await statusOf(name, token, strangers.ids), "the owner, with another member's ids").toBe(notFound);
    for (const key of named.length > 1 ? named : []) {
      const mixed = { ...strangers.ids, [key]: family.ids[key] };
      expect(await statusOf(name, strange, mixed), `an own request with the owner's ${key}`).toBe(notFound);
    }
    if (!ofTheInvited.includes(name)) {
      const read = caregiverReads.includes(name);
      expect(await statusOf(name, relative, family.ids), "a caregiver").toBe(read ? 200 : notFound);
    }
    expect([await rowsOf(family), await rowsOf(strangers)], "nothing has changed").toEqual(before);
  });

  test("works for whom it is, and changes nothing of another family's", async () => {
    const { owner, caregiver, ids } = await newFamily();
    const others = await newFamily();
    const before = await rowsOf(others);
    const set = (change: Partial<typeof users.$inferInsert>) =>
      gk.database.update(users).set(change).where(eq(users.id, owner.userId));
    if (ofModerators.includes(name)) await set({ isModerator: true });
    if (ofUnverified.includes(name)) await set({ isActivated: false });
    if (ofPasswordless.includes(name)) await set({ passwordHash: null });
    const token = await tokenOf((ofTheInvited.includes(name) ? caregiver : owner).userId);
    const { status, text } = await make(name, token, ids);
    expect([status, text]).toEqual([200, text]);
    expect(await rowsOf(others)).toEqual(before);
  });
});

const ofChildren = memberCalls.filter((name) => /^\/(shared-)?children/.test(calls[name].path));

test.each(ofChildren)("%s waits for a verified address (T94)", async (name) => {
  const { owner, ids } = await newFamily();
  await gk.database.update(users).set({ isActivated: false }).where(eq(users.id, owner.userId));
  expect(await statusOf(name, await tokenOf(owner.userId), ids)).toBe(403);
});
