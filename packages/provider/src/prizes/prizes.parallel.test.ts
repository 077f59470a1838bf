import { afterAll, beforeAll, expect, test } from "vitest";
import type { Parent } from "../testing/parent.ts";
import { newPlan } from "../testing/plan.ts";
import { startTwoProcesses, type TwoProcesses } from "../testing/postgres/two-processes.ts";
import { said } from "../testing/said.ts";

let both: TwoProcesses;

beforeAll(async () => {
  both = await startTwoProcesses();
});

afterAll(() => both.close());

/** A prize of the seed that is there to choose. */
const explorer = 102;

const choose = ({ client, childId }: Parent) =>
  client.choosePrize({ params: { id: childId }, body: { prize_stage_id: explorer } });

test("a prize that is chosen twice at once is chosen once (T109)", () =>
  both.meet({
    given: ({ childId }) => newPlan(both.free, childId, { planId: 3, endsOn: "2027-10-31", autoRenew: false }),
    first: choose,
    second: choose,
    async check({ first, second }) {
      expect([said(first), said(second)].toSorted()).toEqual(["ok", "prize.same"]);
    },
  }));
