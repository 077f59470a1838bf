import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { activities, children } from "../database/schema/index.ts";
import { demoAccount, clientOf, type Member, newChild, newMember } from "../testing/member.ts";
import { newPlan } from "../testing/plan.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

/** Activities of the seed, by where they stand on 20 November 2026. */
const activity = { ended: 1, open: 3, premiumOnly: 4 };

let gk: TestProvider;
let member: Member;
let childId: number;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  member = await newMember(gk);
  childId = await newChild(gk, member.userId);
});

afterAll(() => gk.close());

const join = (id: number, child_id = childId) => member.client.joinActivity({ params: { id }, body: { child_id } });
const leave = (id: number) => member.client.leaveActivity({ params: { id }, query: { child_id: childId } });
const joined = async (id: number) => dataOf(await gk.client().getActivity({ params: { id } })).joined;
const activitiesOfChild = async () => dataOf(await member.client.getChild({ params: { id: childId } })).activity_ids;

test("a child joins, takes a place, is confirmed by mail, and leaves again", async () => {
  const before = await joined(activity.open);
  answerOf(await join(activity.open));
  expect(await joined(activity.open)).toBe(before + 1);
  expect(await activitiesOfChild()).toEqual([activity.open]);
  const [mail] = await gk.mails();
  expect(mail?.subject).toContain("十二月善意月曆");
  answerOf(await leave(activity.open));
  expect(await joined(activity.open)).toBe(before);
  expect(await activitiesOfChild()).toEqual([]);
  expect(refusalOf(await leave(activity.open)).httpStatus).toBe(404);
});

test("the mail calls a child by its nickname (decision 153)", async () => {
  await gk.database.update(children).set({ nickname: "明明 2" }).where(eq(children.id, childId));
  answerOf(await join(activity.open));
  expect((await gk.mails())[0]?.text).toContain("明明 2");
});

describe("what is refused (decision 26)", () => {
  test("a child that has joined", async () => {
    answerOf(await join(activity.open));
    expect(refusalOf(await join(activity.open))).toMatchObject({ httpStatus: 409, message: "activity.already" });
  });

  test("an activity that is over, to join and to leave", async () => {
    expect(refusalOf(await join(activity.ended)).message).toBe("activity.ended");
    expect(refusalOf(await leave(activity.ended)).message).toBe("activity.ended");
  });

  test.each([
    ["2026-11-19", "activity.closed"],
    ["2026-11-20", undefined],
  ] as const)("with %s as the last day to join", async (joinBy, message) => {
    const [before] = await gk.database.select().from(activities).where(eq(activities.id, activity.open));
    await gk.database.update(activities).set({ joinBy }).where(eq(activities.id, activity.open));
    const result = await join(activity.open);
    expect(result.ok ? undefined : refusalOf(result).message).toBe(message);
    await gk.database.update(activities).set({ joinBy: before?.joinBy }).where(eq(activities.id, activity.open));
  });

  test("a premium activity without a plan, not with one", async () => {
    expect(refusalOf(await join(activity.premiumOnly)).message).toBe("activity.premiumOnly");
    await newPlan(gk, childId);
    answerOf(await join(activity.premiumOnly));
  });

  test("of two children at once, one gets the last place", async () => {
    const quota = (await joined(activity.open)) + 1;
    await gk.database.update(activities).set({ quota }).where(eq(activities.id, activity.open));
    const sibling = await newChild(gk, member.userId);
    const both = await Promise.all([join(activity.open), join(activity.open, sibling)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusalOf(both.find(({ ok }) => !ok) ?? both[0]).message).toBe("activity.full");
    await gk.database.update(activities).set({ quota: 500 }).where(eq(activities.id, activity.open));
  });

  test("another family's child, no child, and no such activity", async () => {
    expect(refusalOf(await join(activity.open, 301))).toMatchObject({ httpStatus: 404, message: "childNotFound" });
    const empty = await member.client.joinActivity({ params: { id: activity.open }, body: { child_id: "" } });
    expect(refusalOf(empty)).toMatchObject({ httpStatus: 422, errors: { child_id: ["activity.child.required"] } });
    expect(refusalOf(await join(99)).httpStatus).toBe(404);
  });

  test("T94: an account that is not verified", async () => {
    const client = await clientOf(gk, demoAccount.notActivated);
    const result = await client.joinActivity({ params: { id: activity.open }, body: { child_id: childId } });
    expect(refusalOf(result)).toMatchObject({ httpStatus: 403, message: "emailNotVerified" });
  });
});
