// @vitest-environment jsdom
import { paymentStatus } from "@gk/domain";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keyOf } from "../../../../data/query.ts";
import { orderQuery, outcomeQuery } from "./payment.ts";
import { usePayment } from "./usePayment.ts";
import { waitMs } from "./waiting.ts";

const { pending, finished } = paymentStatus;

const revalidate = vi.hoisted(() => vi.fn());
vi.mock("react-router-dom", async (load) => ({
  ...(await load<object>()),
  useRevalidator: () => ({ revalidate }),
}));

const said = vi.hoisted(() => ({ asked: 0, status: 0 }));

vi.mock("../../../../data/client.ts", () => ({
  browserClient: {
    getPaymentStatus: () => {
      said.asked += 1;
      return Promise.resolve({ ok: true, body: { status: 1, data: { order_id: 7, payment_status: said.status } } });
    },
  },
}));

const see = (state: DocumentVisibilityState) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function payment(status: number) {
  const fallback = {
    [keyOf(outcomeQuery("p"), "zh-HK")]: { status: 1, data: { order_id: 7, payment_status: status } },
    [keyOf(orderQuery(7), "zh-HK")]: { status: 1, data: { id: 7 } },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <SWRConfig value={{ fallback, provider: () => new Map(), revalidateIfStale: false, revalidateOnFocus: false }}>
        {children}
      </SWRConfig>
    </MemoryRouter>
  );
  said.status = status;
  return renderHook(() => usePayment({ process: "p", orderId: 7 }), { wrapper }).result;
}

beforeEach(async () => {
  await vi.dynamicImportSettled();
  said.asked = 0;
  revalidate.mockClear();
  vi.useFakeTimers();
  see("visible");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a pending payment", () => {
  it("is asked about again after each wait", async () => {
    const result = payment(pending);
    expect(result.current.order).toMatchObject({ id: 7 });
    await pass(999);
    expect(said.asked).toBe(0);
    await pass(1);
    expect(said.asked).toBe(1);
    await pass(2000);
    expect(said.asked).toBe(2);
  });

  it("is not asked about while nobody looks, and again afterwards", async () => {
    payment(pending);
    see("hidden");
    await pass(60_000);
    expect(said.asked).toBe(0);
    see("visible");
    await pass(1000);
    expect(said.asked).toBe(1);
  });

  it("is asked about no more once that was long enough, and says so", async () => {
    const result = payment(pending);
    for (let time = 0; ; time += 1) {
      const ms = waitMs(time);
      if (ms === undefined) break;
      expect(result.current.waitedOut).toBe(false);
      await pass(ms);
    }
    const before = said.asked;
    await pass(600_000);
    expect([said.asked, result.current.waitedOut]).toEqual([before, true]);
  });

  it("is asked about no more once it is settled, and the head of the page is read anew", async () => {
    const result = payment(pending);
    said.status = finished;
    expect(revalidate).not.toHaveBeenCalled();
    await pass(1000);
    expect(revalidate).toHaveBeenCalledOnce();
    expect(result.current.outcome?.payment_status).toBe(finished);
    await pass(60_000);
    expect(said.asked).toBe(1);
  });
});

it("asks nothing about a payment that is settled", async () => {
  payment(finished);
  await pass(60_000);
  expect(said.asked).toBe(0);
  expect(revalidate).not.toHaveBeenCalled();
});
