import { randomUUID } from "node:crypto";
import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { checkoutSessions, outboxMails, payments } from "../database/schema/index.ts";
import { openSeededDatabase } from "../testing/database.ts";
import { keptLog } from "../testing/kept-log.ts";
import { clientOf, newMember } from "../testing/member.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { startStripe, stripeSecretKey, type StripeServer } from "../testing/stripe/server.ts";
import { stripeWebhookSecret, tellCompleted } from "../testing/stripe/tell.ts";
import { stripeCards } from "./cards.ts";

const { pending, finished, canceled, refunded } = paymentStatus;

let stripe: StripeServer;
let database: Database;
let gk: TestProvider;
let parent: Parent;
beforeAll(async () => {
  const clock = () => gk.now();
  stripe = await startStripe(clock);
  const open = await openSeededDatabase();
  database = open.database;
  const keys = { secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret, apiUrl: stripe.url, timeoutMs: 2000 };
  gk = await startProvider({
    database: open,
    cards: stripeCards(keys, clock, keptLog().log),
  });
});

beforeEach(async () => {
  stripe.requests.length = 0;
  parent = await newParent(gk);
});

afterAll(async () => {
  await gk.close();
  stripe.close();
});

/** Orders a plan and opens its card page. */
async function openPage() {
  const process = randomUUID();
  const order = dataOf(await parent.buy({ process }));
  return { process, order: order.id, page: dataOf(await parent.openPage()).id };
}

const tell = (page: string) => tellCompleted(gk, page);

const orderOf = async (id: number) => dataOf(await (await clientOf(gk, parent.userId)).getOrder({ params: { id } }));
const paths = () => stripe.requests.map(({ method, path }) => `${method} ${path}`);
const mailsAbout = async (subject: string) =>
  (await database.select().from(outboxMails)).filter((mail) => mail.subject === subject);

describe("an order that was not paid in time", () => {
  test("has its page ended at Stripe before it is canceled", async () => {
    const { order, page } = await openPage();
    gk.wait({ minutes: 31 });
    await gk.provider.work();
    expect(paths()).toContain(`POST /v1/checkout/sessions/${page}/expire`);
    expect((await orderOf(order)).payment_status).toBe(canceled);
  });

  test("that was paid at the last moment opens its plan", async () => {
    const { order, page } = await openPage();
    stripe.pay(page);
    gk.wait({ minutes: 31 });
    await gk.provider.work();
    expect((await orderOf(order)).payment_status).toBe(finished);
  });

  test.each(["500", "silence", "hangup"] as const)("is not canceled while Stripe answers with %s", async (trouble) => {
    const { order, process } = await openPage();
    gk.wait({ minutes: 31 });
    stripe.fail(trouble, { times: 4 });
    await gk.provider.work();
    expect((await database.query.orders.findFirst({ where: (row) => eq(row.id, order) }))?.paymentStatus).toBe(pending);
    stripe.fail(trouble, { times: 0 });
    expect((await parent.statusOf(process)).payment_status).toBe(canceled);
  });
});

describe("canceling an order by hand", () => {
  test("ends its page first", async () => {
    const { order, page } = await openPage();
    answerOf(await parent.client.cancelOrder({ params: { id: order } }));
    expect(paths().at(-1)).toBe(`POST /v1/checkout/sessions/${page}/expire`);
  });

  test("that was just paid is refused, and the plan is open", async () => {
    const { order, page } = await openPage();
    stripe.pay(page);
    expect(refusalOf(await parent.client.cancelOrder({ params: { id: order } })).message).toBe("conflict");
    expect((await orderOf(order)).payment_status).toBe(finished);
  });

  test("is refused while Stripe does not say how the page stands", async () => {
    const { order } = await openPage();
    stripe.fail("hangup", { times: 2 });
    expect(refusalOf(await parent.client.cancelOrder({ params: { id: order } }))).toMatchObject({ httpStatus: 503 });
    expect((await orderOf(order)).payment_status).toBe(pending);
  });
});

describe("money that comes in for a canceled order (decision 61)", () => {
  /** Has an order canceled, and its page paid all the same. */
  async function payLate() {
    const attempt = await openPage();
    answerOf(await parent.client.cancelOrder({ params: { id: attempt.order } }));
    stripe.pay(attempt.page);
    return attempt;
  }

  async function expectRefunded({ order, page }: { order: number; page: string }, before: number) {
    const { payment_status, paid_at, number, starts_on } = await orderOf(order);
    expect({ payment_status, starts_on }).toEqual({ payment_status: refunded, starts_on: null });
    expect(paid_at).not.toBeNull();
    expect(stripe.refunds()).toBe(before + 1);
    expect(stripe.requests.filter(({ path }) => path === "/v1/refunds").map(({ key }) => key)).toContain(
      `refund-${page}`,
    );
    await gk.provider.work();
    const [mail, ...more] = await mailsAbout(`Your refund for order ${number}`);
    expect(mail?.text).toContain("HK$268.00");
    expect(mail?.text).toContain("already ended");
    expect(more).toEqual([]);
    expect((await parent.child()).is_premium).toBe(false);
  }

  test("goes back once, told by the webhook however often", async () => {
    const before = stripe.refunds();
    const attempt = await payLate();
    const told = await Promise.all([tell(attempt.page), tell(attempt.page)]);
    expect([...told, await tell(attempt.page)]).toEqual([200, 200, 200]);
    await gk.provider.work();
    await expectRefunded(attempt, before);
  });

  test("goes back without the webhook, once its page is returned to", async () => {
    const before = stripe.refunds();
    const attempt = await payLate();
    expect((await parent.statusOf(attempt.process)).payment_status).toBe(refunded);
    await expectRefunded(attempt, before);
  });

  test("goes back though Stripe's answer to that was lost", async () => {
    const before = stripe.refunds();
    const attempt = await payLate();
    const row = await database.query.checkoutSessions.findFirst({ where: eq(checkoutSessions.id, attempt.page) });
    expect(row?.status).toBe("canceled");
    // The page is asked about and found complete; both tries at the refund are lost, after it was done.
    stripe.failAt("/v1/refunds", "hangup", { times: 2, isDone: true });
    expect(await tell(attempt.page)).toBe(200);
    expect((await orderOf(attempt.order)).payment_status).toBe(canceled);
    gk.wait({ days: 2 });
    stripe.forget();
    await gk.provider.work();
    await expectRefunded(attempt, before);
  });

  test("is told of once, by whichever process sends what is owed", async () => {
    const before = stripe.refunds();
    const attempt = await payLate();
    await tell(attempt.page);
    await Promise.all([gk.provider.work(), gk.provider.work()]);
    await expectRefunded(attempt, before);
  });

  test("goes back where the child has a plan by then", async () => {
    const before = stripe.refunds();
    const { order, page } = await openPage();
    await newPlan(gk, parent.childId);
    stripe.pay(page);
    await tell(page);
    expect((await orderOf(order)).payment_status).toBe(refunded);
    expect(stripe.refunds()).toBe(before + 1);
  });

  test("and a second time for a paid one goes back, and the plan stays", async () => {
    const before = stripe.refunds();
    const { process, order, page } = await openPage();
    stripe.pay(page);
    await tell(page);
    const [first] = await database.select().from(checkoutSessions).where(eq(checkoutSessions.id, page));
    if (!first) throw new Error("The page was opened.");
    const second = `${page}_second`;
    await database.insert(checkoutSessions).values({ ...first, id: second, status: "open" });
    stripe.copy(page, second);
    await parent.statusOf(process);
    await tell(second);
    expect((await orderOf(order)).payment_status).toBe(finished);
    expect(stripe.refunds()).toBe(before + 1);
    expect(await database.select().from(payments).where(eq(payments.orderId, order))).toMatchObject([
      { id: page, refundFor: null },
      { id: second, refundFor: "twice" },
    ]);
  });
});

test("two tabs that open the page of an order at once get one page, and the other is ended", async () => {
  answerOf(await parent.buy());
  const [first, second] = (await Promise.all([parent.openPage(), parent.openPage()])).map(dataOf);
  expect(first).toEqual(second);
  await gk.provider.settled();
  const opened = stripe.requests.filter(({ path }) => path === "/v1/checkout/sessions").length;
  const ended = paths().filter((path) => path.endsWith("/expire"));
  expect(ended).toHaveLength(opened - 1);
  expect(ended).not.toContain(`POST /v1/checkout/sessions/${first?.id}/expire`);
});

test("a gateway that says nothing keeps nobody else waiting", async () => {
  answerOf(await parent.buy());
  const other = await newMember(gk);
  stripe.fail("silence", { times: 2 });
  let isOpen = false;
  const opening = parent.openPage().then((result) => {
    isOpen = true;
    return result;
  });
  await expect.poll(() => stripe.requests.length).toBeGreaterThan(0);
  answerOf(await other.client.listOrders({ query: {} }));
  expect(isOpen).toBe(false);
  expect(refusalOf(await opening).httpStatus).toBe(503);
});
