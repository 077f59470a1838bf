import { randomUUID } from "node:crypto";
import { paymentStatus } from "@gk/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FoundCharge } from "../checkout/card-gateway.ts";
import { createGateway } from "../testing/gateway/gateway.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { dataOf } from "../testing/provider.ts";

const { finished, refunded } = paymentStatus;

const { cards } = createGateway();
/** What the gateway's records say, to whoever asks first and to whoever asks next. */
let records: FoundCharge[] = [];

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses({
    cards: { ...cards, charge: async () => "unknown", findCharge: async () => records.shift() ?? "paid" },
  });
});

afterAll(() => both.close());

test("a charge that the gateway's records show to one process and not to the other: the plan is open, or the money goes back", () =>
  both.meet({
    async given(parent) {
      const process = randomUUID();
      dataOf(await parent.buy({ process, payment_id: await parent.keepCard() }));
      for (const gk of [both.held, both.free]) gk.wait({ hours: 24 });
      records = ["none", "paid"];
      return process;
    },
    first: (parent, process) => parent.statusOf(process),
    second: (parent, process) => parent.statusOf(process),
    async check(_, parent) {
      const [order] = await parent.orders();
      // Where the first was over before the second began, nobody asked again.
      if (records.length > 0) return;
      expect([finished, refunded]).toContain(order?.paymentStatus);
      expect((await parent.child()).is_premium).toBe(order?.paymentStatus === finished);
    },
  }));
