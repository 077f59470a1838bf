// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { new50 } from "../../../../payment/payment.fixture.ts";
import { sayKeys } from "../../../../words/testing.ts";
import { usePromotion } from "./usePromotion.ts";

const t = sayKeys();
const less = { ...new50, discount_cents: 4000, charge_cents: 22_800 };

afterEach(cleanup);

/** A purchase whose last attempt has found a code to take something off. */
const open = (found: typeof new50 | undefined) =>
  renderHook((props: { found: typeof new50 | undefined }) => usePromotion(t, 201, props.found), {
    initialProps: { found },
  });

describe("a promotion code", () => {
  it("takes off what the last attempt to buy has found, so that the next one agrees with the page", () => {
    const { result, rerender } = open(new50);
    expect(result.current.applied).toBe(new50);
    rerender({ found: less });
    expect(result.current.applied).toBe(less);
  });

  it("stays when an attempt says nothing of it", () => {
    const { result, rerender } = open(new50);
    rerender({ found: undefined });
    expect(result.current.applied).toBe(new50);
  });

  it("does not come back once it was taken away", () => {
    const { result, rerender } = open(new50);
    act(() => result.current.remove());
    rerender({ found: new50 });
    expect(result.current.applied).toBeUndefined();
  });
});
