import { expect, it } from "vitest";
import { inSidebarOrder } from "./sidebar-order.ts";

it("follows the sidebar, shelf by shelf and page by page, and not the names of folders", () => {
  const order = ["Introduction", "Foundations", ["Colour", "Type"], "Forms", ["Checkbox", "*"], "*"];
  const found = [
    "Account/AuthFrame",
    "Forms/CheckboxGroup",
    "Forms/Checkbox",
    "Foundations/Icon",
    "Foundations/Colour",
  ];
  const titled = found.map((title) => ({ title }));
  expect(inSidebarOrder(order, titled).map(({ title }) => title)).toEqual([
    "Foundations/Colour",
    "Foundations/Icon",
    "Forms/Checkbox",
    "Forms/CheckboxGroup",
    "Account/AuthFrame",
  ]);
});
