import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { developmentCards } from "../checkout/development-cards.ts";
import { openSeededDatabase } from "../testing/database.ts";
import { newParent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { startProvider, type TestProvider } from "../testing/provider.ts";
import type { Mail } from "./mail.ts";

// A morning of renewals takes minutes, and then the mails about them are in hand.

let gk: TestProvider;
let now = new Date("2026-11-21T09:00:00+08:00");
const sent: string[] = [];
let hand: (mail: Mail) => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  const database = await openSeededDatabase();
  const cards = developmentCards("http://gk.test", database.database);
  gk = await startProvider({
    database,
    clock: () => now,
    mailer: {
      send: (mail) => {
        sent.push(mail.name ?? mail.subject);
        return hand(mail);
      },
    },
    cards: {
      ...cards,
      charge: (charge) => {
        now = new Date(now.getTime() + 40_000);
        return cards.charge(charge);
      },
    },
  });
});

afterAll(() => gk.close());

test("a mail that is being handed over is handed over by nobody else, however long the run before it took", async () => {
  await gk.provider.work();
  await gk.provider.settled();
  sent.length = 0;
  for (let plans = 0; plans < 3; plans += 1) {
    const parent = await newParent(gk);
    await newPlan(gk, parent.childId, {
      paymentMethodId: await parent.keepCard(),
      startedOn: "2026-10-21",
      endsOn: "2026-11-21",
    });
  }
  const handedOver = Promise.withResolvers<void>();
  hand = () => handedOver.promise;
  const run = gk.provider.work();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  hand = () => Promise.resolve();
  await gk.provider.work();
  handedOver.resolve();
  await run;
  await gk.provider.settled();
  expect(sent).toHaveLength(new Set(sent).size);
  expect(sent.length).toBeGreaterThanOrEqual(3);
});
