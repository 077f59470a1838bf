import { type IsoDate, orderType } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { children } from "../database/schema/index.ts";
import { newCard, newPlan } from "../testing/plan.ts";
import { answerOf } from "../testing/provider.ts";
import { type Family, type Renewals, startRenewals } from "../testing/renewals.ts";

let renewals: Renewals;
let family: Family;

beforeAll(async () => {
  renewals = await startRenewals();
});

beforeEach(async () => {
  family = await renewals.newFamily();
});

afterAll(() => renewals.gk.close());

const card = (kept: Parameters<typeof newCard>[2] = {}) => newCard(renewals.gk, family.userId, kept);
const mails = () => renewals.mailsTo(family);
const toggle = async () =>
  answerOf(await (await renewals.clientOf(family)).toggleAutoRenew({ params: { id: family.childId } }));

/** On which of some moments a mail came, by its subject. */
async function heard(moments: readonly (readonly [IsoDate, number?, number?])[]): Promise<string[]> {
  const news: string[] = [];
  let before = (await mails()).length;
  for (const moment of moments) {
    await renewals.workAt(...moment);
    const now = await mails();
    for (const { subject } of now.slice(before)) news.push(`${moment.join(" ")}: ${subject}`);
    before = now.length;
  }
  return news;
}

describe("a renewal is announced 7 days before", () => {
  test("at midnight in Hong Kong, once, in however many processes", async () => {
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card() });
    expect(await heard([["2026-11-22", 23, 59], ["2026-11-23", 0, 0], ["2026-11-23", 0, 1], ["2026-11-24"]])).toEqual([
      "2026-11-23 0 0: The plan for Ming Ming renews on 30 November 2026",
    ]);
    renewals.at("2026-11-25");
    await Promise.all([1, 2, 3].map(() => renewals.gk.provider.work()));
    expect(await mails()).toHaveLength(1);
  });

  test("by what the child is called (decision 153)", async () => {
    await renewals.gk.database.update(children).set({ nickname: "Ming" }).where(eq(children.id, family.childId));
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card() });
    await renewals.workAt("2026-11-23");
    expect((await mails())[0]?.subject).toBe("The plan for Ming renews on 30 November 2026");
  });

  test("with the amount, the card and where to turn it off, in the account's language", async () => {
    family = await renewals.newFamily("zh-HK");
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card() });
    await renewals.workAt("2026-11-23");
    const [mail] = await mails();
    expect(mail?.subject).toBe("Ming Ming的計劃將於 2026年11月30日 續訂");
    expect(mail?.text).toContain("我們將於 2026年11月30日 從Visa（末四位 4242）收取 HK$98.00");
    expect(mail?.text).toContain("前到Ming Ming的頁面關閉自動續訂");
    expect(mail?.text).toContain(`http://gk.test/zh-HK/member/children/${family.childId}/subscription`);
  });

  test("late, where nobody was there on the day, and not on the bill date any more", async () => {
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card() });
    expect(await heard([["2026-11-29"], ["2026-11-29", 10]])).toEqual([
      "2026-11-29 9: The plan for Ming Ming renews on 30 November 2026".replace(" 9", ""),
    ]);
    family = await renewals.newFamily();
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card() });
    expect(await heard([["2026-11-30", 8]])).toEqual([]);
  });

  test("again before the next period", async () => {
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card() });
    const subjects = (await heard([["2026-11-23"], ["2026-11-30"], ["2026-12-23"], ["2026-12-24"]])).join("\n");
    expect(subjects).toContain("2026-11-23: The plan for Ming Ming renews on 30 November 2026");
    expect(subjects).toContain("2026-12-24: The plan for Ming Ming renews on 31 December 2026");
    expect(subjects).not.toContain("2026-12-23:");
  });

  test("names the card that will be charged, and says where there is none", async () => {
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card({ expYear: 2026, expMonth: 10 }) });
    await renewals.workAt("2026-11-23");
    expect((await mails()).map(({ text }) => text).join()).toContain("there is no payment method that we can charge");
    family = await renewals.newFamily();
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card({ expYear: 2026, expMonth: 10 }) });
    await card({ last4: "1881" });
    await renewals.workAt("2026-11-23");
    expect((await mails()).find(({ subject }) => subject.includes("renews on"))?.text).toContain(
      "we’ll charge HK$98.00 to Visa ending in 1881",
    );
  });

  test("the day after 29 February counts: a plan that renews on 5 March is announced on 27 February of a leap year", async () => {
    await newPlan(renewals.gk, family.childId, {
      startedOn: "2027-03-05",
      endsOn: "2028-03-05",
      planId: 3,
      paymentMethodId: await card(),
    });
    expect(await heard([["2028-02-26"], ["2028-02-27"], ["2028-02-29"], ["2028-03-01"]])).toEqual([
      "2028-02-27: The plan for Ming Ming renews on 5 March 2028",
    ]);
  });
});

describe("a plan that does not renew is said to end 14 and 3 days before", () => {
  const ending = "The plan for Ming Ming ends on 30 November 2026";

  test("each once", async () => {
    await newPlan(renewals.gk, family.childId, { autoRenew: false });
    const days = ["15", "16", "17", "26", "27", "28", "30"].map((day) => [`2026-11-${day}`] as [IsoDate]);
    renewals.at("2026-11-15");
    expect(await heard(days)).toEqual([`2026-11-16: ${ending}`, `2026-11-27: ${ending}`]);
    const [first, last] = await mails();
    expect(first?.text).toContain("ends in 14 days, on 30 November 2026");
    expect(first?.text).toContain("turn on auto-renew on Ming Ming’s page by then");
    expect(last?.text).toContain("ends in 3 days, on 30 November 2026");
  });

  test("late, only the later of the two is sent", async () => {
    await newPlan(renewals.gk, family.childId, { autoRenew: false });
    expect(await heard([["2026-11-29"], ["2026-11-30"]])).toEqual([`2026-11-29: ${ending}`]);
    expect((await mails())[0]?.text).toContain("ends tomorrow");
  });

  test("of a plan paid by Octopus: it cannot renew, so it can be bought again", async () => {
    await newPlan(renewals.gk, family.childId, { autoRenew: false, orderType: orderType.octopus });
    await renewals.workAt("2026-11-27");
    expect((await mails())[0]?.text).toContain("choose a plan again once this one is over");
  });

  test("not of a plan that was bought in a store: whether that goes on is the store's to say", async () => {
    await newPlan(renewals.gk, family.childId, { autoRenew: false, orderType: orderType.apple });
    expect(await heard([["2026-11-27"]])).toEqual([]);
  });

  test("turned off after the announcement, the end is said from the next day", async () => {
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card() });
    await renewals.workAt("2026-11-25");
    await toggle();
    expect(await heard([["2026-11-25", 12], ["2026-11-26"], ["2026-11-26", 10]])).toEqual([`2026-11-26: ${ending}`]);
  });
});

describe("a card that expires before the next charge is said by mail", () => {
  const october = { expYear: 2026, expMonth: 10 };
  const expires = "Visa ending in 4242 expires before the next charge";

  test("30 days before the charge, once", async () => {
    await newPlan(renewals.gk, family.childId, {
      startedOn: "2026-09-05",
      endsOn: "2026-12-05",
      planId: 2,
      paymentMethodId: await card({ expYear: 2026, expMonth: 11 }),
    });
    expect(await heard([["2026-11-04"], ["2026-11-05"], ["2026-11-06"], ["2026-11-07"]])).toEqual([
      `2026-11-05: ${expires}`,
    ]);
    expect((await mails())[0]?.text).toContain(
      "Visa ending in 4242 can be charged until the end of November 2026. The Elementary plan for Ming Ming renews on 5 December 2026 for HK$268.00.",
    );
  });

  test("not of a card that is valid in the month of the charge", async () => {
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card({ expYear: 2026, expMonth: 11 }) });
    expect((await heard([["2026-11-20"], ["2026-11-24"]])).join()).not.toContain("expires");
  });

  test("with the card that is charged instead, where there is one", async () => {
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card(october) });
    await card({ last4: "1881" });
    await renewals.workAt("2026-11-20");
    expect((await mails())[0]?.text).toContain("we’ll charge Visa ending in 1881 then");
  });

  test("not where auto-renew is off", async () => {
    await newPlan(renewals.gk, family.childId, { paymentMethodId: await card(october), autoRenew: false });
    expect((await heard([["2026-11-20"]])).join()).not.toContain("expires");
  });
});
