import type { IsoDate } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentMethods } from "../database/schema/index.ts";
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

const newPlanWith = async (card: Parameters<typeof newCard>[2]) =>
  newPlan(renewals.gk, family.childId, { paymentMethodId: await newCard(renewals.gk, family.userId, card) });

/** The subjects of the family's mails, once they no longer speak of what is to come. */
const subjects = async () =>
  (await renewals.mailsTo(family)).map(({ subject }) => subject).filter((subject) => !subject.includes("renews on"));

const failed = "We couldn’t renew the plan for Ming Ming";
const ended = "The plan for Ming Ming has ended";

describe("whatever keeps a renewal from being charged counts as a try", () => {
  const ways: [string, () => Promise<unknown>, string][] = [
    ["a card that is declined", () => newPlanWith({ last4: "0341" }), "to Visa ending in 0341"],
    [
      "a card that has expired",
      () => newPlanWith({ expYear: 2026, expMonth: 10 }),
      "no payment method that we can charge",
    ],
    ["no card at all", () => newPlan(renewals.gk, family.childId), "no payment method that we can charge"],
    [
      "a gateway whose code throws",
      () => {
        renewals.answer = () => Promise.reject(new Error("No such customer."));
        return newPlanWith({});
      },
      "to Visa ending in 4242",
    ],
  ];

  test.each(ways)("%s: four tries on four days, each mailed, the last with the end", async (_, open, reason) => {
    await open();
    const days = ["11-30", "12-01", "12-02", "12-03", "12-04", "12-05", "12-06"] as const;
    const mailsBy: Record<string, number> = {};
    for (const day of days) {
      // Every minute of half an hour, as the server does it, and once more in the evening.
      for (const minute of [0, 1, 2, 29]) await renewals.workAt(`2026-${day}`, 9, minute);
      await renewals.workAt(`2026-${day}`, 21);
      mailsBy[day] = (await subjects()).length;
    }
    expect(mailsBy).toEqual({ "11-30": 1, "12-01": 2, "12-02": 2, "12-03": 3, "12-04": 3, "12-05": 4, "12-06": 4 });
    expect(await subjects()).toEqual([failed, failed, failed, ended]);
    expect((await renewals.subscriptionOf(family)).status).toBe("expired");
    for (const { text } of (await renewals.mailsTo(family)).slice(-4)) expect(text).toContain(reason);
    expect(await renewals.ordersOf(family)).toEqual([]);
  });
});

test("a failed try says how much, when it is tried next and until when", async () => {
  await newPlanWith({ last4: "0341" });
  for (const day of ["2026-11-30", "2026-12-03"] as const) await renewals.workAt(day);
  const [first, second] = (await renewals.mailsTo(family)).slice(-2).map(({ text }) => text);
  expect(first).toContain("We couldn’t charge HK$98.00 to Visa ending in 0341 for the Beginner plan.");
  expect(first).toContain(
    "Please add another card, or make another payment method your default, before 5 December 2026",
  );
  expect(first).toContain("We’ll try again on 1 December 2026.");
  expect(second).toContain("We’ll try for the last time on 5 December 2026.");
  expect(second).toContain("http://gk.test/en-US/member/settings/payment");
});

test("in Chinese for who reads Chinese", async () => {
  family = await renewals.newFamily("zh-HK");
  await newPlanWith({ last4: "0341" });
  await renewals.workAt("2026-11-30");
  await renewals.workAt("2026-12-05");
  const [first, last] = (await renewals.mailsTo(family)).slice(-2);
  expect(first?.subject).toBe("未能續訂Ming Ming的計劃");
  expect(first?.text).toContain("我們未能從Visa（末四位 0341）收取初階計劃的 HK$98.00。");
  expect(first?.text).toContain("請於 2026年12月5日 前新增另一張信用卡，或將其他付款方式設為預設");
  expect(first?.text).toContain("我們會於 2026年12月1日 再次扣款。");
  expect(last?.subject).toBe("Ming Ming的計劃已經結束");
  expect(last?.text).toContain("這是最後一次扣款，Ming Ming的初階計劃已經結束。");
});

describe("a renewal that the bank wants the parent to confirm (decision 107)", () => {
  test("says so, and leads to where they can", async () => {
    await newPlanWith({ last4: "3184" });
    for (const day of ["2026-11-30", "2026-12-01", "2026-12-03", "2026-12-05"] as const) await renewals.workAt(day);
    const mails = (await renewals.mailsTo(family)).slice(-4).map(({ text }) => text);
    for (const mail of mails) {
      expect(mail).toContain(
        "We couldn’t charge HK$98.00 to Visa ending in 3184 for the Beginner plan: your bank wants you to confirm",
      );
    }
    for (const mail of mails.slice(0, 3)) {
      expect(mail).toContain("Please add the same card again before 5 December 2026.");
      expect(mail).toContain("http://gk.test/en-US/member/settings/payment/create");
    }
    expect(mails[2]).toContain("We’ll try for the last time on 5 December 2026.");
    expect(mails[3]).toContain("This was the last try");
    expect((await renewals.subscriptionOf(family)).status).toBe("expired");
  });

  test("in Chinese for who reads Chinese", async () => {
    family = await renewals.newFamily("zh-HK");
    await newPlanWith({ last4: "3184" });
    await renewals.workAt("2026-11-30");
    const mail = (await renewals.mailsTo(family)).at(-1)?.text;
    expect(mail).toContain("我們未能從Visa（末四位 3184）收取初階計劃的 HK$98.00：你的銀行需要你親自確認這筆付款。");
    expect(mail).toContain("請於 2026年12月5日 前再次新增同一張卡。");
    expect(mail).toContain("http://gk.test/zh-HK/member/settings/payment/create");
  });

  test("leads a card that is declined otherwise to the list of cards", async () => {
    await newPlanWith({ last4: "0341" });
    await renewals.workAt("2026-11-30");
    const mail = (await renewals.mailsTo(family)).at(-1)?.text;
    expect(mail).not.toContain("confirm");
    expect(mail).not.toContain("/payment/create");
    expect(mail).toContain("http://gk.test/en-US/member/settings/payment");
  });
});

test("one try a day, also where the first falls on a later day", async () => {
  await newPlanWith({ last4: "0341" });
  for (const hour of [9, 10, 11]) await renewals.workAt("2026-12-04", hour);
  expect(renewals.charges).toHaveLength(1);
  await renewals.workAt("2026-12-05");
  expect(renewals.charges).toHaveLength(2);
  expect(await subjects()).toEqual([failed, ended]);
});

test("turning auto-renew off and on again within the day makes no second try", async () => {
  await newPlanWith({ last4: "0341" });
  await renewals.workAt("2026-11-30");
  const client = await renewals.clientOf(family);
  for (let turn = 0; turn < 2; turn += 1) {
    answerOf(await client.toggleAutoRenew({ params: { id: family.childId } }));
  }
  await renewals.workAt("2026-11-30", 10);
  expect(renewals.charges).toHaveLength(1);
  await renewals.workAt("2026-12-01");
  expect(renewals.charges).toHaveLength(2);
});

test("two processes that find the same plan try once and mail once", async () => {
  await newPlanWith({ last4: "0341" });
  renewals.at("2026-11-30");
  await Promise.all([1, 2, 3].map(() => renewals.gk.provider.work()));
  expect(renewals.charges).toHaveLength(1);
  expect(await subjects()).toEqual([failed]);
});

test("a plan that was not tried in time ends, and the mail says that nothing was charged", async () => {
  await newPlanWith({});
  await renewals.workAt("2026-12-06");
  expect(renewals.charges).toEqual([]);
  expect(await subjects()).toEqual([ended]);
  expect((await renewals.mailsTo(family)).at(-1)?.text).toContain("You haven’t been charged for another period.");
});

test("the end of a plan that does not renew is mailed once", async () => {
  await newPlan(renewals.gk, family.childId, { autoRenew: false });
  await renewals.workAt("2026-11-30", 23, 59);
  expect(await subjects()).not.toContain(ended);
  const midnight: [IsoDate, number, number][] = [
    ["2026-12-01", 0, 0],
    ["2026-12-01", 0, 1],
    ["2026-12-02", 9, 0],
  ];
  for (const moment of midnight) await renewals.workAt(...moment);
  expect((await subjects()).filter((subject) => subject === ended)).toHaveLength(1);
  expect((await renewals.mailsTo(family)).at(-1)?.text).toContain(
    "ended on 30 November 2026. Nothing more is charged.",
  );
});

test("a renewal's order and receipt name the card, also when it has been deleted since", async () => {
  await newPlanWith({ last4: "1881" });
  await renewals.workAt("2026-11-30");
  await renewals.gk.database.delete(paymentMethods).where(eq(paymentMethods.userId, family.userId));
  expect(await renewals.ordersOf(family)).toMatchObject([{ cardBrand: "visa", cardLast4: "1881" }]);
  const receipt = (await renewals.mailsTo(family)).at(-1);
  expect(receipt?.subject).toMatch(/^Your receipt for order GK-20261130-/);
  expect(receipt?.text).toContain("Paid by Visa ending in 1881.");
});
