// @vitest-environment jsdom
import type { Result } from "@gk/web";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { new50, planWith, yearPlan } from "../../../../payment/payment.fixture.ts";
import { sayKeys } from "../../../../words/testing.ts";
import { usePromotion } from "./usePromotion.ts";

const t = sayKeys("zh-HK");
const plan = planWith();
const less = { ...new50, discount_cents: 4000, charge_cents: 22_800 };

type Check = Result<"checkPromotionCode">;

const provider = vi.hoisted(() => ({ says: undefined as unknown, asked: 0, plans: [] as unknown[] }));

vi.mock("../../../../data/client.ts", () => ({
  browserClient: {
    checkPromotionCode: ({ query }: { query: { plan_id: number } }) => {
      provider.asked += 1;
      provider.plans.push(query.plan_id);
      return Promise.resolve(provider.says);
    },
  },
}));

const takesOff = (data: typeof new50) => ({ ok: true, body: { status: 1, data } }) as Check;
const refuses = (code: string) =>
  ({
    ok: false,
    kind: "refused",
    httpStatus: 422,
    body: { status: 0, errors: { promotion_code: [code] } },
  }) as unknown as Check;

/** SWR asks again when later than the last time plus the interval: with 0, a focus within one millisecond is lost. */
const swr = { revalidateIfStale: false, shouldRetryOnError: false, focusThrottleInterval: -1 };

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <SWRConfig value={swr}>{children}</SWRConfig>
  </MemoryRouter>
);

let child = 200;

/** A purchase whose last attempt has found a code to take something off; for a child that nothing is known of. */
function open(found: typeof new50 | undefined) {
  child += 1;
  const childId = child;
  const props = { found };
  return renderHook(({ found: now }) => usePromotion({ t, childId, plan, found: now }), {
    initialProps: props,
    wrapper,
  });
}

/** Somebody comes back to the tab, and the provider has been asked. */
async function comeBack() {
  globalThis.dispatchEvent(new Event("focus"));
  await waitFor(() => expect(provider.asked).toBe(1));
}

beforeEach(async () => {
  await vi.dynamicImportSettled();
  provider.asked = 0;
  provider.plans = [];
});
afterEach(cleanup);

describe("a promotion code", () => {
  it("takes off what the last attempt to buy has found, so that the next one agrees with the page", () => {
    const { result, rerender } = open(new50);
    expect(result.current.applied).toEqual(new50);
    rerender({ found: less });
    expect(result.current.applied).toEqual(less);
  });

  it("stays when an attempt says nothing of it", () => {
    const { result, rerender } = open(new50);
    rerender({ found: undefined });
    expect(result.current.applied).toEqual(new50);
  });

  it("does not come back once it was taken away", () => {
    const { result, rerender } = open(new50);
    act(() => result.current.remove());
    rerender({ found: new50 });
    expect(result.current.applied).toBeUndefined();
  });

  it("is tried when asked, and takes off what the provider says", async () => {
    const { result } = open(undefined);
    provider.says = takesOff(new50);
    await act(() => result.current.use("new50", plan));
    expect([result.current.applied, provider.asked]).toEqual([new50, 1]);
  });
});

describe("when somebody comes back to the page, a promotion code", () => {
  it("takes off what it does by now", async () => {
    const { result } = open(new50);
    provider.says = takesOff(less);
    await comeBack();
    await waitFor(() => expect(result.current.applied).toEqual(less));
  });

  it("that may no longer be used takes nothing off and says why", async () => {
    const { result } = open(new50);
    provider.says = refuses("promotionCode.usedUp");
    await comeBack();
    await waitFor(() => expect(result.current.applied).toBeUndefined());
    expect(result.current.issue).toMatchObject({ field: "promotion_code", code: "promotionCode.usedUp" });
  });

  it("stays when the provider can't be reached", async () => {
    const { result } = open(new50);
    provider.says = { ok: false, kind: "network", reason: "offline" };
    await comeBack();
    expect(result.current.applied).toEqual(new50);
  });
});

describe("when the plan changes, a promotion code", () => {
  it("that is used is tried for the new plan, and takes off what it does there", async () => {
    const { result } = open(new50);
    provider.says = takesOff(less);
    await act(() => result.current.planChanged(yearPlan));
    expect(provider.plans).toEqual([yearPlan.id]);
    expect([result.current.applied, result.current.used?.plan]).toEqual([less, yearPlan]);
  });

  it("that is not for the new plan is taken away, with a word", async () => {
    const { result } = open(new50);
    provider.says = refuses("promotionCode.notForPlan");
    await act(() => result.current.planChanged(yearPlan));
    expect(result.current).toMatchObject({ applied: undefined, droppedFor: yearPlan.id });
    expect(result.current.said).toContain("premium.promo.changedPlan");
  });

  it("that is still tried for the last one counts for the new one alone", async () => {
    const { result } = open(undefined);
    const first = Promise.withResolvers<Check>();
    provider.says = first.promise;
    act(() => void result.current.use("YEAR100", yearPlan));
    provider.says = refuses("promotionCode.notForPlan");
    await act(() => result.current.planChanged(plan));
    await act(async () => first.resolve(takesOff(new50)));
    expect(provider.plans).toEqual([yearPlan.id, plan.id]);
    expect(result.current.applied).toBeUndefined();
    expect(result.current.issue).toMatchObject({ code: "promotionCode.notForPlan" });
    expect(result.current.checking).toBe(false);
  });

  it("that was taken away while it was tried is not tried again", async () => {
    const { result } = open(undefined);
    const first = Promise.withResolvers<Check>();
    provider.says = first.promise;
    act(() => void result.current.use("YEAR100", yearPlan));
    act(() => result.current.remove());
    await act(() => result.current.planChanged(plan));
    await act(async () => first.resolve(takesOff(new50)));
    expect(provider.plans).toEqual([yearPlan.id]);
    expect([result.current.applied, result.current.checking]).toEqual([undefined, false]);
  });
});
