import { randomUUID } from "node:crypto";
import { paymentStatus } from "@gk/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { said } from "../testing/said.ts";

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

describe("a child's purchases, wherever one comes between the statements of another", () => {
  test("two, to be paid on a page: one is pending, the other told so", () =>
    both.meet({
      given: async () => {},
      first: (parent) => parent.buy(),
      second: (parent) => parent.buy(),
      async check({ first, second }, parent) {
        expect([said(first), said(second)].toSorted()).toEqual(["multiplePaymentTabs", "ok"]);
        expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.pending }]);
      },
    }));

  test("two, on a kept card: one is paid, the other refused", () =>
    both.meet({
      given: (parent) => parent.keepCard(),
      first: (parent, payment_id) => parent.buy({ payment_id }),
      second: (parent, payment_id) => parent.buy({ payment_id }),
      async check({ first, second }, parent) {
        expect(["multiplePaymentTabs ok", "alreadyUpgraded ok"]).toContain(
          [said(first), said(second)].toSorted((one, other) => (one === "ok" ? 1 : other === "ok" ? -1 : 0)).join(" "),
        );
        expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.finished }]);
      },
    }));

  test("the same twice: both find one order", () =>
    both.meet({
      given: async (parent) => ({ process: randomUUID(), payment_id: await parent.keepCard() }),
      first: (parent, body) => parent.buy(body),
      second: (parent, body) => parent.buy(body),
      async check({ first, second }, parent) {
        expect([said(first), said(second)]).toEqual(["ok", "ok"]);
        expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.finished }]);
      },
    }));

  test("one, while another is being paid: it is refused", () =>
    both.meet({
      async given(parent) {
        await parent.buy();
        const result = await parent.openPage();
        if (!result.ok) throw new Error("A pending order has a page.");
        return result.body.data.url;
      },
      first: (parent, url) => parent.press(url, "pay"),
      second: (parent) => parent.buy(),
      async check({ second }, parent) {
        expect(["alreadyUpgraded", "multiplePaymentTabs"]).toContain(said(second));
        expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.finished }]);
      },
    }));

  test("one, while the gateway says at last that an earlier one was paid: it is refused", () =>
    both.meet({
      async given(parent) {
        const process = randomUUID();
        // The gateway of development takes the money of this card, and says so when it is asked for the fifth time.
        await parent.buy({ process, payment_id: await parent.keepCard({ last4: "0119" }) });
        for (let asked = 1; asked < 4; asked += 1) await parent.statusOf(process);
        return process;
      },
      first: (parent) => parent.buy(),
      second: (parent, process) => parent.statusOf(process),
      async check({ first }, parent) {
        expect(["alreadyUpgraded", "multiplePaymentTabs"]).toContain(said(first));
        expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.finished }]);
      },
    }));

  test("one on a kept card that is being deleted: it is charged and the card stays, or nothing is bought", () =>
    both.meet({
      given: (parent) => parent.keepCard(),
      first: (parent, payment_id) => parent.buy({ payment_id }),
      second: ({ client }, id) => client.deletePaymentMethod({ params: { id } }),
      async check({ first, second }, parent) {
        const bought = await parent.orders();
        expect(["ok inUse", "ok ok", "ok paymentMethodLast", "paymentMethodNotFound ok"]).toContain(
          `${said(first)} ${said(second)}`,
        );
        expect(bought.map((order) => order.paymentStatus)).toEqual(
          said(first) === "ok" ? [paymentStatus.finished] : [],
        );
      },
    }));
});
