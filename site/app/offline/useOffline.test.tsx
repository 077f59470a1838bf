// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOffline } from "./useOffline.ts";

const register = vi.fn(async (_address: URL, _options: RegistrationOptions) => undefined);
const postMessage = vi.fn();

const releasedAs = (version: string) => vi.stubGlobal("__reactRouterManifest", { version });
const openedFromHomeScreen = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }) as MediaQueryList);

beforeEach(() => {
  register.mockClear();
  postMessage.mockClear();
  releasedAs("5be4ced9");
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register, ready: Promise.resolve({ active: { postMessage } }) },
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openAt = (path: string) =>
  renderHook(useOffline, {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  });

it("keeps nothing for who only visits", () => {
  openedFromHomeScreen(false);
  openAt("/tips/sharing");
  expect(register).not.toHaveBeenCalled();
});

it("answers for the whole site where that is installed, and tells it which page is read", async () => {
  openedFromHomeScreen(true);
  openAt("/en-US/tips/sharing");
  await vi.waitFor(() => expect(postMessage.mock.calls).toEqual([["/en-US/tips/sharing"]]));
  expect(register).toHaveBeenCalledWith(expect.any(URL), { scope: "/" });
});

it("is installed anew by each release, whose page is then the one that stands in", async () => {
  openedFromHomeScreen(true);
  openAt("/");
  releasedAs("a0b1c2d3");
  openAt("/");
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
  const addresses = register.mock.calls.map(([{ pathname, searchParams }]) => [pathname, searchParams.get("release")]);
  const file = expect.stringContaining("service-worker") as string;
  expect(addresses).toEqual([
    [file, "5be4ced9"],
    [file, "a0b1c2d3"],
  ]);
});

it("is as before in a browser that has no room for it", async () => {
  openedFromHomeScreen(true);
  register.mockRejectedValueOnce(new DOMException("No room", "QuotaExceededError"));
  openAt("/tips/sharing");
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  expect(postMessage).not.toHaveBeenCalled();
});
