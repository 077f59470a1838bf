import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CardGateway, FoundCharge, GatewayPayment } from "../checkout/card-gateway.ts";
import { developmentCards } from "../checkout/development-cards.ts";
import { payments } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { openSeededDatabase } from "../testing/database.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";
import { servicesOn } from "../testing/services.ts";
import { hearOfCharge } from "./charge-order.ts";

// The gateway told of a charge that it was declined, and tells now that it was made.

let gk: TestProvider;
let services: Services;
let parent: Parent;
let found: FoundCharge;
let refunds: GatewayPayment[];

beforeAll(async () => {
  const database = await openSeededDatabase();
  const cards: CardGateway = {
    ...developmentCards("http://gk.test", database.database),
    charge: () => Promise.resolve("declined"),
    findCharge: () => Promise.resolve(found),
    refund: (payment) => {
      refunds.push(payment);
      return Promise.resolve("refunded");
    },
  };
  gk = await startProvider({ database, cards });
  services = servicesOn(gk, cards);
});

beforeEach(async () => {
  refunds = [];
  parent = await newParent(gk);
});

afterAll(() => gk.close());

async function declined() {
  await parent.buy({ payment_id: await parent.keepCard() });
  const [order] = await parent.orders();
  expect(order?.paymentStatus).toBe(paymentStatus.canceled);
  return order?.id ?? 0;
}

const moneyOf = (orderId: number) => gk.database.select().from(payments).where(eq(payments.orderId, orderId));

test("money that came in for an order that ended goes back, once, and opens no plan (decision 61)", async () => {
  const orderId = await declined();
  found = "paid";
  for (const _ of [1, 2]) await hearOfCharge(services, orderId, gk.now());
  await services.work.settled();
  expect(await moneyOf(orderId)).toMatchObject([
    { kind: "charge", refundFor: "late", refundedAt: expect.any(Date) as Date },
  ]);
  expect(refunds).toHaveLength(1);
  expect((await parent.child()).is_premium).toBe(false);
});

test.each(["declined", "none"] as const)("where the gateway's records say %s, nothing changes", async (said) => {
  const orderId = await declined();
  found = said;
  await hearOfCharge(services, orderId, gk.now());
  expect(await moneyOf(orderId)).toEqual([]);
  expect(refunds).toEqual([]);
});

test("where the gateway's records can't be had, the gateway is to tell again", async () => {
  const orderId = await declined();
  found = "unknown";
  await expect(hearOfCharge(services, orderId, gk.now())).rejects.toMatchObject({ httpStatus: 503 });
  expect(await moneyOf(orderId)).toEqual([]);
});
