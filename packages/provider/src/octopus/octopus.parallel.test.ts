import { orderType, paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payments } from "../database/schema/index.ts";
import { operatorOf } from "../testing/operator.ts";
import type { Parent } from "../testing/parent.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { dataOf, type TestProvider } from "../testing/provider.ts";
import { said } from "../testing/said.ts";

const { finished, canceled } = paymentStatus;

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

async function ordered(parent: Parent) {
  const { id, next_step } = dataOf(await parent.buy({ payment_method: orderType.octopus }));
  if (next_step?.kind !== "octopus") throw new Error("An order by Octopus says how it is paid.");
  return { id, url: next_step.payment_url };
}

const pay = (gk: TestProvider, url: string) =>
  gk.provider.fetch(new Request(url, { method: "POST", body: new URLSearchParams({ choice: "pay" }) }));

/** What is written down of an order's money, which is nothing where none was taken. */
const moneyOf = async (id: number) =>
  (await both.free.database.select().from(payments).where(eq(payments.orderId, id))).map(({ refundFor }) => refundFor);

describe("an order by Octopus, wherever one request comes between the statements of another", () => {
  test("paid twice: it opens one plan and has one receipt", () =>
    both.meet({
      given: ordered,
      first: (_, { url }) => pay(both.held, url),
      second: (_, { url }) => pay(both.free, url),
      async check({ first, second }, parent) {
        expect([first.status, second.status]).toEqual([303, 303]);
        const [order] = await parent.orders();
        expect(order).toMatchObject({ paymentStatus: finished });
        await both.held.provider.settled();
        const receipts = (await both.free.mails()).filter(({ subject }) => subject.includes(order?.number ?? "-"));
        expect(receipts).toHaveLength(1);
      },
    }));

  test("paid while the operator confirms it: it opens one plan and has one receipt", () =>
    both.meet({
      given: ordered,
      first: (_, { url }) => pay(both.held, url),
      second: (_, { id }) => operatorOf(both.free)("confirm", String(id), "--received", "268"),
      async check({ first, second }, parent) {
        expect(first.status).toBe(303);
        expect(second).toContain("kept");
        expect(await parent.orders()).toMatchObject([{ paymentStatus: finished }]);
      },
    }));

  test("canceled and paid: it is one of both, and no money is taken for one that is over", () =>
    both.meet({
      given: ordered,
      first: ({ client }, { id }) => client.cancelOrder({ params: { id } }),
      second: (_, { url }) => pay(both.free, url),
      async check({ first, second }, parent, { id }) {
        const [order] = await parent.orders();
        expect(await moneyOf(id)).toEqual(order?.paymentStatus === finished ? [null] : []);
        expect([`${canceled} ok 410`, `${finished} conflict 303`]).toContain(
          `${order?.paymentStatus} ${said(first)} ${second.status}`,
        );
        expect((await parent.child()).is_premium).toBe(order?.paymentStatus === finished);
      },
    }));

  test("paid and canceled: it is one of both, and no money is taken for one that is over", () =>
    both.meet({
      given: ordered,
      first: (_, { url }) => pay(both.held, url),
      second: ({ client }, { id }) => client.cancelOrder({ params: { id } }),
      async check({ first, second }, parent, { id }) {
        const [order] = await parent.orders();
        expect(await moneyOf(id)).toEqual(order?.paymentStatus === finished ? [null] : []);
        expect([`${canceled} 410 ok`, `${finished} 303 conflict`]).toContain(
          `${order?.paymentStatus} ${first.status} ${said(second)}`,
        );
        expect((await parent.child()).is_premium).toBe(order?.paymentStatus === finished);
      },
    }));
});
