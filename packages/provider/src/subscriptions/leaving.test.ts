import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashPassword } from "../accounts/password.ts";
import { paymentMethods, users } from "../database/schema/index.ts";
import { createGateway, type Gateway } from "../testing/gateway/gateway.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { answerOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

const { pending, finished, canceled } = paymentStatus;
const password = "secret-secret";

let gk: TestProvider;
let gateway: Gateway;
let parent: Parent;
let before: number;

beforeAll(async () => {
  gateway = createGateway(() => gk.now());
  gk = await startProvider({ cards: gateway.cards });
});

beforeEach(async () => {
  parent = await newParent(gk);
  before = gateway.taken();
});

afterAll(() => gk.close());

const taken = () => gateway.taken() - before;

/** A purchase with a kept card that is lost on the way to the gateway, or on the way back. */
async function buy(manner: "lost before" | "lost after") {
  const payment_id = await parent.keepCard();
  const gatewayReference = `pm_${payment_id}`;
  await gk.database.update(paymentMethods).set({ gatewayReference }).where(eq(paymentMethods.id, payment_id));
  gateway.charges(manner);
  answerOf(await parent.buy({ payment_id }));
}

async function leave() {
  const passwordHash = await hashPassword(password);
  await gk.database.update(users).set({ passwordHash }).where(eq(users.id, parent.userId));
  answerOf(await parent.client.deleteProfile({ body: { password } }));
  gateway.charges("pays");
}

/** The order after the provider's work, some time later. */
async function orderAfter(minutes: number) {
  gk.wait({ minutes });
  await gk.provider.work();
  const [order] = await parent.orders();
  return order;
}

test("a purchase that the gateway never got is not charged once its account is to be deleted (decision 201)", async () => {
  await buy("lost before");
  await leave();
  expect(await orderAfter(59), "what may still be on its way").toMatchObject({ paymentStatus: pending });
  const order = await orderAfter(1);
  expect(order?.paymentStatus).toBe(canceled);
  expect(taken()).toBe(0);
  expect((await gk.mails())[0]?.subject).toBe(`Nothing was charged for order ${order?.number}`);
});

test("what was asked for until its owner left may be on its way for an hour from then", async () => {
  await buy("lost before");
  expect(await orderAfter(120)).toMatchObject({ paymentStatus: pending });
  await leave();
  expect(await orderAfter(59)).toMatchObject({ paymentStatus: pending });
  expect(await orderAfter(1)).toMatchObject({ paymentStatus: canceled });
  expect(taken()).toBe(0);
});

test("one that the gateway did make counts at once", async () => {
  await buy("lost after");
  await leave();
  const order = await orderAfter(1);
  expect(order?.paymentStatus).toBe(finished);
  expect(taken()).toBe(order?.chargeCents);
});

test("nothing is ordered any more by a request that was under way when its owner left (decision 16)", async () => {
  const payment_id = await parent.keepCard();
  await gk.database.update(users).set({ deletionDueAt: gk.now() }).where(eq(users.id, parent.userId));
  expect(refusalOf(await parent.buy({ payment_id })).message).toBe("sessionEnded");
  expect(await parent.orders()).toEqual([]);
  expect(taken()).toBe(0);
});

test("whoever comes back is charged for what they bought", async () => {
  await buy("lost before");
  await leave();
  await orderAfter(1);
  // As signing in does.
  await gk.database.update(users).set({ deletionDueAt: null }).where(eq(users.id, parent.userId));
  const order = await orderAfter(1);
  expect(order?.paymentStatus).toBe(finished);
  expect(taken()).toBe(order?.chargeCents);
});
