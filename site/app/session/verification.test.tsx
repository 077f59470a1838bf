// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { keyOf } from "../data/query.ts";
import { accountQuery, useUnverified } from "./verification.ts";

const account = (is_activated: 0 | 1) => ({ status: 1, data: { email: "ann@gk.example", is_activated } });

vi.mock("../data/client.ts", () => ({
  browserClient: { getProfile: () => Promise.resolve({ ok: true, body: account(1) }) },
}));

afterEach(cleanup);

function Unverified() {
  return useUnverified().email;
}

it("loads the page anew when its reader comes back with a verified address", async () => {
  const loader = vi.fn(() => null);
  const router = createMemoryRouter([{ path: "/", element: <Unverified />, loader }], {
    hydrationData: { loaderData: {} },
  });
  const fallback = { [keyOf(accountQuery, "zh-HK")]: account(0) };
  render(
    <SWRConfig value={{ fallback, focusThrottleInterval: 0, revalidateIfStale: false, revalidateOnFocus: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByText("ann@gk.example");
  const before = loader.mock.calls.length;
  await act(() =>
    vi.waitFor(() => {
      globalThis.dispatchEvent(new Event("focus"));
      expect(loader.mock.calls.length).toBe(before + 1);
    }),
  );
});
