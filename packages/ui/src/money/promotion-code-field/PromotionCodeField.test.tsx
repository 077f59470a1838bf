// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { PromotionCodeField, type PromotionCodeFieldProps } from "./index.ts";

const words = { label: "Promo code", placeholder: "NEW50", apply: "Apply", checking: "Checking…", remove: "Remove" };
const field = (state: Pick<PromotionCodeFieldProps, "message" | "applied">) => (
  <UiProvider locale="en-US">
    <PromotionCodeField name="code" {...words} onApply={vi.fn()} onRemove={vi.fn()} {...state} />
  </UiProvider>
);

it.each(["message", "applied"] as const)("says its %s in a live region that was there before", async (state) => {
  const { container, rerender } = render(field({}));
  const regions = await vi.waitFor(() => {
    const found = [...container.querySelectorAll("[role=status]")];
    expect(found).toHaveLength(2);
    return found;
  });
  rerender(field({ [state]: "NEW50: say it" }));
  const said = screen.getAllByText("NEW50: say it").at(-1);
  expect(regions.some((region) => region.isConnected && region.contains(said ?? null))).toBe(true);
});
