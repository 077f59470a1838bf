import { RouterContextProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { submissionAction } from "../../../../forms/submission.server.ts";
import { new50, orderWith, planWith } from "../../../../payment/payment.fixture.ts";
import { type Visit, visitContext } from "../../../../session/context.ts";
import { purchase } from "./submission.ts";

const process = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const ok = (data: unknown) => ({ ok: true, httpStatus: 200, body: { data } });
const refusal = (message: string, httpStatus = 409) => ({
  ok: false,
  kind: "refused",
  httpStatus,
  body: { status: 0, message },
});
const silence = { ok: false, kind: "network", reason: "timeout", error: new Error("late") };

/** A visit to a provider that sells, with some calls answered otherwise; keeps the names of the calls. */
function visitTo(answers: Record<string, unknown> = {}) {
  const calls: string[] = [];
  const requests: Record<string, unknown> = {};
  const usual: Record<string, unknown> = {
    getPaymentStatus: refusal("notFound"),
    listPlans: ok({ plans: [planWith()] }),
    checkPromotionCode: ok(new50),
    purchaseSubscription: ok(orderWith({ payment_status: 0, next_step: { kind: "card" } })),
    startCardSession: ok({ id: "s", url: "https://cards.example/s" }),
    ...answers,
  };
  const client = Object.fromEntries(
    Object.entries(usual).map(([name, answer]) => [
      name,
      async (request: unknown) => {
        calls.push(name);
        requests[name] = request;
        return answer;
      },
    ]),
  );
  const report = () => undefined;
  const visit = { client, locale: "en-US", now: new Date("2026-11-20T04:00:00Z"), report } as unknown as Visit;
  return {
    context: new RouterContextProvider(new Map([[visitContext, visit]])),
    calls,
    sent: (name: string) => requests[name],
  };
}

const form = { plan_id: "2", method: "3", promotion_code: "", terms: "on", process, agreed_cents: "26800" };

const post = submissionAction([purchase], () => ({ childId: 201, today: "2026-11-20" as const }));

async function send({ context }: Pick<ReturnType<typeof visitTo>, "context">, values: Record<string, string>) {
  const body = new URLSearchParams(values);
  const outcome = await post({ context, request: new Request("https://gk.example", { method: "POST", body }) });
  return outcome instanceof Response
    ? { location: outcome.headers.get("Location") }
    : { status: outcome.init?.status, ...outcome.data };
}

const buy = (visit: ReturnType<typeof visitTo>, differences: Partial<typeof form> = {}) =>
  send(visit, { ...form, ...differences });

const wasBought = ({ calls }: ReturnType<typeof visitTo>) => calls.includes("purchaseSubscription");

describe("a purchase", () => {
  it("with a new card goes to the card page", async () =>
    expect(await buy(visitTo())).toEqual({ location: "https://cards.example/s" }));

  it("with a kept card goes to its outcome, in the page's language", async () => {
    const visit = visitTo({ purchaseSubscription: ok(orderWith()) });
    expect(await buy(visit, { method: "3:1" })).toEqual({
      location: `/en-US/member/settings/payment/success?process=${process}`,
    });
    expect(visit.calls).not.toContain("startCardSession");
  });

  it("with a kept card whose bank asks for its holder goes to the bank's page", async () => {
    const next_step = { kind: "confirmation", url: "https://bank.example/p" };
    const visit = visitTo({
      purchaseSubscription: ok({ ...orderWith(), payment_status: 0, next_step, checking: true }),
    });
    expect(await buy(visit, { method: "3:1" })).toEqual({ location: "https://bank.example/p" });
  });

  it("with Tap & Go stays, and goes on with the order's form", async () => {
    const fields = { appId: "a", merTradeNo: "b", paymentType: "c", transactionType: "d", payload: "e", sign: "f" };
    const visit = visitTo({
      purchaseSubscription: ok(orderWith({ type: 4, payment_status: 0, next_step: { kind: "tapngo", fields } })),
    });
    expect(await buy(visit, { method: "4" })).toMatchObject({ ok: true, say: { process, hasOrdered: true } });
    expect(visit.sent("purchaseSubscription")).toMatchObject({ body: { payment_method: 4 } });
    expect(visit.calls).not.toContain("startCardSession");
  });

  it("needs the terms before anything is asked", async () => {
    const visit = visitTo();
    const { terms: _terms, ...without } = form;
    expect(await send(visit, without)).toMatchObject({ status: 422, issues: [{ field: "terms" }], say: { process } });
    expect(visit.calls).toEqual([]);
  });

  it("says all that is missing at once, each beside its question and in its own words", async () => {
    const outcome = await send(visitTo(), { promotion_code: "", process, agreed_cents: "0" });
    expect(outcome).toMatchObject({
      issues: [
        { field: "plan_id", code: "subscription.plan.required" },
        { field: "method", code: "subscription.paymentMethod.required" },
        { field: "terms", code: "subscription.terms.required" },
      ],
      typed: { plan_id: "" },
    });
    expect(outcome).not.toHaveProperty("formIssue");
  });
});

describe("a code that no script has tried, while something else is missing", () => {
  const { method: _method, terms: _terms, ...unfinished } = { ...form, promotion_code: "NEW50" };

  it("counts in what the page says next", async () => {
    const visit = visitTo();
    expect(await send(visit, unfinished)).toMatchObject({
      issues: [{ field: "method" }, { field: "terms" }],
      say: { process, promotion: { code: "NEW50", charge_cents: 21_800 } },
    });
    expect(wasBought(visit)).toBe(false);
  });

  it("is refused beside its field", async () =>
    expect(await send(visitTo({ checkPromotionCode: refusal("promotionCode.notForPlan") }), unfinished)).toMatchObject({
      issues: [
        { field: "method" },
        { field: "terms" },
        { field: "promotion_code", code: "promotionCode.notForPlan", params: { plan: "Elementary plan" } },
      ],
      say: { process },
    }));

  it("waits for its plan", async () => {
    const visit = visitTo();
    expect(await send(visit, { ...unfinished, plan_id: "" })).toMatchObject({ issues: [{ field: "plan_id" }, {}, {}] });
    expect(visit.calls).toEqual([]);
  });

  it.each([
    ["no answer comes", silence],
    ["the answer can't be read", ok(undefined)],
  ])("leaves what is missing as it is where %s", async (_, listPlans) =>
    expect(await send(visitTo({ listPlans }), unfinished)).toMatchObject({
      status: 422,
      issues: [{ field: "method" }, { field: "terms" }],
      say: { process },
    }),
  );
});

describe("decision 50: nobody pays another amount than the page said", () => {
  it("buys at the price that was said", async () => {
    const visit = visitTo();
    await buy(visit, { promotion_code: "NEW50", agreed_cents: "21800" });
    expect(wasBought(visit)).toBe(true);
  });

  it.each([
    ["a code that no script has tried", { promotion_code: "NEW50" }],
    ["a plan that no script has put in the summary", { agreed_cents: "9800" }],
  ])("buys nothing yet with %s", async (_, differences) => {
    const visit = visitTo();
    expect(await buy(visit, differences)).toMatchObject({ status: 422, say: { amountChanged: true, process } });
    expect(wasBought(visit)).toBe(false);
  });

  const changed = (charge_cents: number, discount_cents = 0) => ({
    ...refusal("amountChanged"),
    body: {
      status: 0,
      message: "amountChanged",
      quote: {
        price_cents: charge_cents + discount_cents,
        discount_cents,
        charge_cents,
        next_charge_cents: null,
        next_bill_on: null,
      },
    },
  });

  it("says so where the price has changed by the time of the purchase, and the attempt stays the same", async () => {
    const outcome = await buy(visitTo({ purchaseSubscription: changed(27_800) }));
    expect(outcome).toMatchObject({ status: 422, say: { amountChanged: true, process } });
    expect(outcome).not.toHaveProperty("formIssue");
  });

  it("and takes what the code gives then", async () => {
    const visit = visitTo({ purchaseSubscription: changed(22_800, 4000) });
    expect(await buy(visit, { promotion_code: "NEW50", agreed_cents: "21800" })).toMatchObject({
      say: { amountChanged: true, process, promotion: { code: "NEW50", discount_cents: 4000, charge_cents: 22_800 } },
    });
  });

  it("sends what the page said", async () => {
    const visit = visitTo();
    await buy(visit, { promotion_code: "NEW50", agreed_cents: "21800" });
    expect(visit.sent("purchaseSubscription")).toMatchObject({ body: { expected_cents: 21_800, process } });
  });

  it("T90: says at the field why a code is refused, and buys nothing", async () => {
    const visit = visitTo({ checkPromotionCode: refusal("promotionCode.notForPlan") });
    expect(await buy(visit, { promotion_code: "YEAR100" })).toMatchObject({
      issues: [{ field: "promotion_code", code: "promotionCode.notForPlan", params: { plan: "Elementary plan" } }],
    });
    expect(wasBought(visit)).toBe(false);
  });
});

describe("decision 28: the attempt", () => {
  it("stays the same when it is unknown what became of it", async () =>
    expect(await buy(visitTo({ purchaseSubscription: silence }))).toMatchObject({
      status: 503,
      formIssue: { code: "timeout" },
      typed: { plan_id: "2" },
      say: { process },
    }));

  it.each([
    [500, "server"],
    [503, "transactionFailed"],
  ])("stays the same when the provider is in trouble: HTTP %i", async (httpStatus, message) =>
    expect(await buy(visitTo({ purchaseSubscription: refusal(message, httpStatus) }))).toMatchObject({
      say: { process },
    }),
  );

  it("is a new one where the old one bought something else, which the page shows then", async () => {
    const visit = visitTo({
      getPaymentStatus: ok({ order_id: 7, payment_status: 0 }),
      purchaseSubscription: refusal("duplicateSubmit"),
    });
    const outcome = await buy(visit, { plan_id: "2" });
    expect(outcome).toMatchObject({ status: 422, say: { process: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    expect(outcome).not.toMatchObject({ say: { process } });
  });

  it("is a new one after a refusal", async () => {
    const outcome = await buy(visitTo({ purchaseSubscription: refusal("declined") }), { method: "3:1" });
    expect(outcome).toMatchObject({ formIssue: { code: "declined" }, typed: { payment_id: "1" } });
    expect(outcome).toMatchObject({ say: { process: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    expect(outcome).not.toMatchObject({ say: { process } });
  });

  it("that was begun is asked about again, without trying its code anew", async () => {
    const visit = visitTo({ getPaymentStatus: ok({ order_id: 7, payment_status: 0 }) });
    await buy(visit, { promotion_code: "NEW50", agreed_cents: "21800" });
    expect(visit.calls).toEqual(["getPaymentStatus", "purchaseSubscription", "startCardSession"]);
  });
});
