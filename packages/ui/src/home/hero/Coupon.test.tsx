// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { withUi } from "../../forms/field/fields.fixture.tsx";
import { Coupon } from "./Coupon.tsx";

it("prints the whole offer, also where its amount is the beginning of another", () => {
  const text = "Save $50 on orders over $500";
  render(withUi(<Coupon href="#plans" text={text} amount="$50" />));
  expect(screen.getByRole("link").textContent.replaceAll(/\s+/g, "")).toBe(text.replaceAll(" ", ""));
});
