// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { live } from "./live.ts";

it("is no region yet while the page arrives, so that what is there is not read out", async () => {
  const element = document.body.appendChild(document.createElement("p"));
  live(element);
  expect(element.getAttribute("role")).toBeNull();
  await vi.waitFor(() => expect(element.getAttribute("role")).toBe("status"));
});

it("stays plain where it leaves before", async () => {
  const [first, second] = [document.createElement("p"), document.createElement("p")];
  live(first)?.();
  live(second);
  await vi.waitFor(() => expect(second.getAttribute("role")).toBe("status"));
  expect(first.getAttribute("role")).toBeNull();
});
