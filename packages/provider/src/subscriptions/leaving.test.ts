import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../accounts/password.ts";
import { paymentMethods, users } from "../database/schema/index.ts";
import { createGateway, type Gateway } from "../testing/gateway/gateway.ts";
import { newParent } from "../testing/parent.ts";
import { answerOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let gateway: Gateway;

beforeAll(async () => {
  gateway = createGateway(() => gk.now());
  gk = await startProvider({ cards: gateway.cards });
});

afterAll(() => gk.close());

const password = "secret-secret";

/** A parent whose purchase with a kept card was lost on the way to the gateway, or on the way back, and who leaves then. */
async function leaveAfter(manner: "lost before" | "lost after") {
  const parent = await newParent(gk);
  const card = await parent.keepCard();
  const gatewayReference = `pm_${card}`;
  await gk.database.update(paymentMethods).set({ gatewayReference }).where(eq(paymentMethods.id, card));
  const before = gateway.taken();
  gateway.charges(manner);
  answerOf(await parent.buy({ payment_id: card }));
  gateway.charges("pays");
  const passwordHash = await hashPassword(password);
  await gk.database.update(users).set({ passwordHash }).where(eq(users.id, parent.userId));
  answerOf(await parent.client.deleteProfile({ body: { password } }));
  await gk.provider.work();
  const [order] = await parent.orders();
  return { order, taken: gateway.taken() - before };
}

test("a purchase that the gateway never got is not charged once its account is to be deleted (decision 201)", async () => {
  const { order, taken } = await leaveAfter("lost before");
  expect(taken).toBe(0);
  expect(order?.paymentStatus).toBe(paymentStatus.canceled);
  expect((await gk.mails())[0]?.subject).toContain(order?.number);
});

test("one that it did make counts", async () => {
  const { order, taken } = await leaveAfter("lost after");
  expect(taken).toBe(order?.chargeCents);
  expect(order?.paymentStatus).toBe(paymentStatus.finished);
});
