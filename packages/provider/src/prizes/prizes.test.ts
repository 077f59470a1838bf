import { hongKongTime, type IsoDate } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prizeChoices } from "../database/schema/index.ts";
import { clientOf, demoAccount, type Member, newChild, newMember } from "../testing/member.ts";
import { newPlan } from "../testing/plan.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

/** Prizes of the seed. */
const stage = { explorer: 102, artist: 201, scientist: 301, soldOut: 302, closed: 401 };

let gk: TestProvider;
let clock: Date;
let member: Member;
let childId: number;

beforeAll(async () => {
  gk = await startProvider({ clock: () => clock });
});

beforeEach(async () => {
  at("2026-11-20");
  member = await newMember(gk);
  childId = await newChild(gk, member.userId);
});

afterAll(() => gk.close());

/** Moves to the last minute of a day in Hong Kong. */
function at(day: IsoDate) {
  clock = new Date(hongKongTime(day, 24) - 60_000);
}

/** Moves as well, and signs in again: a session ends after a week. */
async function returnAt(day: IsoDate) {
  at(day);
  member = { ...member, client: await clientOf({ ...gk, now: () => clock }, member.userId) };
}

const upgrade = () => newPlan(gk, childId, { planId: 3, endsOn: "2027-10-31", autoRenew: false });
const choose = (prize_stage_id: number | string) =>
  member.client.choosePrize({ params: { id: childId }, body: { prize_stage_id } });
const choice = async () => dataOf(await member.client.getPrizeChoice({ params: { id: childId } }));

test("a child that has chosen nothing may choose", async () => {
  await upgrade();
  expect(await choice()).toEqual({
    prize_stage_id: null,
    theme: null,
    stage: null,
    deadline: null,
    editable: true,
    redeemed: false,
    silver_stars: 0,
  });
});

test("a choice is kept, confirmed by mail, and can be changed", async () => {
  await upgrade();
  const chosen = answerOf(await choose(stage.explorer));
  expect(chosen.status_code).toBe(200);
  expect(chosen.data).toMatchObject({
    prize_stage_id: stage.explorer,
    theme: { slug: "little-explorer" },
    stage: { slug: "explorer-2" },
    deadline: "2026-12-31",
    editable: true,
    redeemed: false,
  });
  const [mail] = await gk.mails();
  expect(mail?.subject).toContain("Ming Ming");
  expect(dataOf(await choose(stage.artist)).prize_stage_id).toBe(stage.artist);
  expect(dataOf(await member.client.getChild({ params: { id: childId } }))).toMatchObject({
    has_prize: true,
    prize_stage_id: stage.artist,
  });
});

describe("T109: each reason not to has its own words", () => {
  test("an empty choice (decision 22)", async () => {
    await upgrade();
    expect(refusalOf(await choose(""))).toMatchObject({
      httpStatus: 422,
      errors: { prize_stage_id: ["prize.required"] },
    });
  });

  test("the same choice", async () => {
    await upgrade();
    answerOf(await choose(stage.explorer));
    expect(refusalOf(await choose(stage.explorer))).toMatchObject({ httpStatus: 409, message: "prize.same" });
  });

  test("after redemption", async () => {
    await upgrade();
    answerOf(await choose(stage.explorer));
    await gk.database.update(prizeChoices).set({ redeemedAt: clock }).where(eq(prizeChoices.childId, childId));
    expect(refusalOf(await choose(stage.artist)).message).toBe("prize.redeemed");
    expect(await choice()).toMatchObject({ redeemed: true, editable: false });
  });

  test("after the deadline, not on its last day", async () => {
    await upgrade();
    await returnAt("2026-12-15");
    answerOf(await choose(stage.scientist));
    expect(await choice()).toMatchObject({ editable: true });
    await returnAt("2026-12-16");
    expect(await choice()).toMatchObject({ editable: false });
    expect(refusalOf(await choose(stage.artist)).message).toBe("prize.deadline");
  });

  test.each([
    ["a prize that is gone", stage.soldOut, "prize.soldOut"],
    ["a theme that is closed", stage.closed, "prize.deadline"],
  ])("%s", async (_, id, message) => {
    await upgrade();
    expect(refusalOf(await choose(id))).toMatchObject({ httpStatus: 409, message });
  });

  test("a child without a plan (decision 36)", async () => {
    expect(refusalOf(await choose(stage.explorer)).message).toBe("prize.needsPremium");
    expect(await choice()).toMatchObject({ editable: false });
  });

  test("a prize that does not exist, and another family's child", async () => {
    await upgrade();
    expect(refusalOf(await choose(999)).httpStatus).toBe(404);
    const other = await clientOf({ ...gk, now: () => clock }, demoAccount.trial);
    const theirs = await other.choosePrize({ params: { id: childId }, body: { prize_stage_id: stage.explorer } });
    expect(refusalOf(theirs)).toMatchObject({ httpStatus: 404, message: "childNotFound" });
  });
});
