import { hongKongTime, type IsoDate } from "@gk/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newParent, plan } from "../testing/parent.ts";
import { answerOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

describe("periods end on the same day of a later month (decision 27)", () => {
  const days: [IsoDate, number, IsoDate][] = [
    ["2027-01-31", plan.beginner, "2027-02-28"],
    ["2028-01-31", plan.beginner, "2028-02-29"],
    ["2028-11-30", plan.elementary, "2029-02-28"],
    ["2029-02-28", plan.outstanding, "2030-02-28"],
  ];
  test.each(days)("from %s with plan %s to %s", async (from, plan_id, to) => {
    gk.wait({ seconds: (hongKongTime(from, 12) - gk.now().getTime()) / 1000 });
    const parent = await newParent(gk);
    const { data } = answerOf(await parent.buy({ plan_id, payment_id: await parent.keepCard() }));
    expect(data).toMatchObject({ starts_on: from, ends_on: to });
  });
});
