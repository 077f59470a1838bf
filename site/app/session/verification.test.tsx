// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keyOf } from "../data/query.ts";
import { accountQuery, useUnverified } from "./verification.ts";

const account = (is_activated: 0 | 1, email = "ann@gk.example") => ({ status: 1, data: { email, is_activated } });

/** What the provider says by now. */
const provider = vi.hoisted(() => ({ says: undefined as unknown }));

vi.mock("../data/client.ts", () => ({
  browserClient: { getProfile: () => Promise.resolve({ ok: true, body: provider.says }) },
}));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Unverified() {
  return useUnverified().email;
}

/** A page that waits for the address to be verified; gives how often it was loaded anew. */
async function waiting() {
  provider.says = account(0);
  const loader = vi.fn(() => null);
  const router = createMemoryRouter([{ path: "/", element: <Unverified />, loader }], {
    hydrationData: { loaderData: {} },
  });
  const fallback = { [keyOf(accountQuery, "zh-HK")]: account(0) };
  const config = { fallback, focusThrottleInterval: 0, revalidateIfStale: false, revalidateOnFocus: false };
  render(
    <SWRConfig value={{ ...config, provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByText("ann@gk.example");
  const before = loader.mock.calls.length;
  return () => loader.mock.calls.length - before;
}

const comeBack = () => globalThis.dispatchEvent(new Event("focus"));

it("loads the page anew when its reader comes back with a verified address", async () => {
  const loads = await waiting();
  provider.says = account(1);
  await act(() =>
    vi.waitFor(() => {
      comeBack();
      expect(loads()).toBe(1);
    }),
  );
});

it("finds out by itself that the address was verified on another device", async () => {
  const loads = await waiting();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(loads(), "nothing has happened").toBe(0);
  provider.says = account(1);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(loads()).toBe(1);
});

it("follows an address that was corrected in another tab, and loads its countdown", async () => {
  const loads = await waiting();
  provider.says = account(0, "anne@gk.example");
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText("anne@gk.example")).toBeDefined();
  expect(loads()).toBe(1);
});
