import { randomUUID } from "node:crypto";
import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { developmentCharges, users } from "../database/schema/index.ts";
import { outboxMailer } from "../mail/outbox.ts";
import { clientOf } from "../testing/member.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

const { pending, finished, canceled } = paymentStatus;

/** Cards of the development gateway: the money is taken and the answers are lost; nothing is ever heard of it. */
const lost = "0119";
const silent = "0127";

let gk: TestProvider;
let parent: Parent;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  parent = await newParent(gk);
});

afterAll(() => gk.close());

const charged = async () =>
  (await gk.database.select().from(developmentCharges)).filter(({ outcome }) => outcome === "paid");
const order = async (id: number) => dataOf(await (await clientOf(gk, parent.userId)).getOrder({ params: { id } }));

describe("while it is unknown what became of a charge (decision 61)", () => {
  test("the order is pending and being checked, and the same process finds it", async () => {
    const body = { process: randomUUID(), payment_id: await parent.keepCard({ last4: lost }) };
    const first = answerOf(await parent.buy(body));
    expect(first).toMatchObject({
      status_code: 201,
      data: { payment_status: pending, checking: true, next_step: null },
    });
    expect(dataOf(await parent.buy(body))).toEqual(first.data);
    expect(dataOf(await parent.client.getCurrentOrder({ params: { id: parent.childId } }))).toEqual(first.data);
  });

  test("no other attempt begins, the order is not canceled, and its card is not deleted", async () => {
    const payment_id = await parent.keepCard({ last4: silent });
    const { id } = dataOf(await parent.buy({ payment_id }));
    expect(refusalOf(await parent.buy()).message).toBe("multiplePaymentTabs");
    expect(refusalOf(await parent.client.cancelOrder({ params: { id } }))).toMatchObject({
      httpStatus: 409,
      message: "conflict",
    });
    const deleted = await parent.client.deletePaymentMethod({ params: { id: payment_id } });
    expect(refusalOf(deleted)).toMatchObject({ httpStatus: 409, message: "inUse" });
    expect(await order(id)).toMatchObject({ payment_status: pending, checking: true });
  });

  test("time does not cancel it, and the gateway is asked until it says that the money came", async () => {
    const before = (await charged()).length;
    const { id } = dataOf(await parent.buy({ payment_id: await parent.keepCard({ last4: lost }) }));
    gk.wait({ minutes: 31 });
    for (const _ of [2, 3, 4]) {
      await gk.provider.work();
      expect((await order(id)).payment_status).toBe(pending);
    }
    await gk.provider.work();
    const paid = await order(id);
    expect(paid).toMatchObject({ payment_status: finished });
    expect(paid).not.toHaveProperty("checking");
    expect(await charged()).toHaveLength(before + 1);
    const [mail] = await gk.mails();
    expect(mail?.subject).toContain(paid.number);
  });

  test("only the gateway's certainty that there is no charge cancels it, and the way is open again", async () => {
    const body = { process: randomUUID(), payment_id: await parent.keepCard({ last4: silent }) };
    const { id } = dataOf(await parent.buy(body));
    gk.wait({ hours: 22 });
    await gk.provider.work();
    expect((await order(id)).payment_status).toBe(pending);
    gk.wait({ hours: 2 });
    await gk.provider.work();
    const ended = await order(id);
    expect(ended.payment_status).toBe(canceled);
    const [mail] = await gk.mails();
    expect(mail?.subject).toBe(`Nothing was charged for order ${ended.number}`);
    const again = await parent.buy(body);
    expect(refusalOf(again)).toMatchObject({ httpStatus: 409, message: "transactionCancelled" });
    answerOf(await parent.buy());
  });

  test("the account is not deleted before it is known", async () => {
    const { id } = dataOf(await parent.buy({ payment_id: await parent.keepCard({ last4: silent }) }));
    await gk.database.update(users).set({ deletionDueAt: gk.now() }).where(eq(users.id, parent.userId));
    await gk.provider.work();
    expect(await parent.orders()).toMatchObject([{ id }]);
    gk.wait({ hours: 24 });
    await gk.provider.work();
    expect(await parent.orders(), "the answer has come, and nothing was charged").toEqual([]);
  });
});

test("a receipt that could not be sent at once is sent by the provider's work, once", async () => {
  let isAway = true;
  const kept = outboxMailer(gk.database, () => gk.now());
  const own = await startProvider({
    database: { database: gk.database, close: () => Promise.resolve() },
    mailer: { send: (mail) => (isAway ? Promise.reject(new Error("The mail server is away.")) : kept.send(mail)) },
    clock: () => gk.now(),
  });
  const buyer = await newParent(own);
  const { number } = dataOf(await buyer.buy({ payment_id: await buyer.keepCard() }));
  await own.provider.settled();
  isAway = false;
  gk.wait({ minutes: 6 });
  await own.provider.work();
  await own.provider.work();
  expect((await gk.mails()).filter(({ subject }) => subject.includes(number))).toHaveLength(1);
  await own.close();
});
