// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { useVisitor } from "./useVisitor.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Today = () => useVisitor().today;

it("knows the day in Hong Kong where nothing else could be read, for the year in the footer", () => {
  vi.useFakeTimers({ now: new Date("2027-12-31T17:00:00Z"), toFake: ["Date"] });
  const router = createMemoryRouter([{ id: "site", path: "/", element: <Today /> }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText("2028-01-01")).toBeTruthy();
});
