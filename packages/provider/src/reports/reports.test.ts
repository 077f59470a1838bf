import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueToken } from "../access/tokens.ts";
import { performances } from "../database/schema/index.ts";
import { clientOf, demoAccount, type Member, newChild, newMember } from "../testing/member.ts";
import { newPlan } from "../testing/plan.ts";
import { dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let member: Member;
let childId: number;

beforeAll(async () => {
  gk = await startProvider({ clock: () => new Date("2026-11-20T04:00:00Z") });
});
afterAll(() => gk.close());

beforeEach(async () => {
  member = await newMember(gk);
  childId = await newChild(gk, member.userId);
  const [known] = await gk.database.select().from(performances).where(eq(performances.childId, 301));
  if (!known) throw new Error("The seed has a child with reports.");
  await gk.database.insert(performances).values({ ...known, childId });
});

const upgrade = (endsOn: "2026-11-20" | "2026-11-19") => newPlan(gk, childId, { planId: 3, endsOn, autoRenew: false });
const performance = async () => dataOf(await member.client.getPerformance({ params: { id: childId } }));
const report = (report_id: number, id = childId) => member.client.getMonthlyReport({ params: { id, report_id } });

describe("a monthly report (decision 103)", () => {
  test("is a page in the language of the request, with the counts of its month", async () => {
    await upgrade("2026-11-20");
    const [first] = (await performance()).monthly_reports;
    if (!first) throw new Error("There is a report.");
    const { file_name, html } = dataOf(await report(first.id));
    expect(file_name).toBe(`gk-report-${first.month}.html`);
    expect(html).toContain('<html lang="zh-HK">');
    expect(html).toContain("每月報告");
    expect(html).toContain(`<td>${first.completed}</td>`);
    expect(html).toContain(first.note);
    const english = gk.client(await issueToken(gk.database, member.userId, gk.now()), "en-US");
    const params = { id: childId, report_id: first.id };
    expect(dataOf(await english.getMonthlyReport({ params })).html).toContain("Ming Ming’s monthly report");
  });

  test("is for premium children, through the last day of the plan (decision 36)", async () => {
    expect(refusalOf(await report(1))).toMatchObject({ httpStatus: 403, message: "premiumRequired" });
    expect((await performance()).monthly_reports).toEqual([]);
    await upgrade("2026-11-19");
    expect(refusalOf(await report(1))).toMatchObject({ httpStatus: 403, message: "premiumRequired" });
  });

  test("is the child's own: one that does not exist and another family's child are not found", async () => {
    await upgrade("2026-11-20");
    expect(refusalOf(await report(999)).httpStatus).toBe(404);
    expect(refusalOf(await report(1, 301))).toMatchObject({ httpStatus: 404, message: "childNotFound" });
    const other = await clientOf(gk, demoAccount.trial);
    expect(refusalOf(await other.getMonthlyReport({ params: { id: childId, report_id: 1 } }))).toMatchObject({
      httpStatus: 404,
    });
  });
});

test("recent missions come in the language of the request, each in its state", async () => {
  const { recent_missions: missions } = await performance();
  expect(missions?.map(({ state }) => state)).toEqual(["reported", "approved", "accepted", "rejected"]);
  expect(missions?.[0]?.name).toBe("向保安員說早晨");
});
