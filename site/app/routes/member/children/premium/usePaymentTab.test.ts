// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePaymentTab } from "./usePaymentTab.ts";

const attempts = vi.hoisted(() => ({ isElsewhere: false }));

vi.mock("../../../../payment/begun-attempt.ts", () => ({
  isBegunElsewhere: () => Promise.resolve(attempts.isElsewhere),
}));

type Options = { ifAvailable?: boolean };
type Callback = (held: object | null) => unknown;

/** The browser's locks, as its tabs share them: one lock, and those who wait for it. */
function sharedLocks() {
  let isTaken = false;
  const waiting: (() => void)[] = [];
  const release = () => {
    isTaken = false;
    waiting.shift()?.();
  };
  async function request(_: string, { ifAvailable = false }: Options, callback: Callback): Promise<unknown> {
    if (isTaken && ifAvailable) return callback(null);
    if (isTaken) await new Promise<void>((turn) => waiting.push(turn));
    isTaken = true;
    return Promise.resolve(callback({})).finally(release);
  }
  return { request };
}

beforeEach(() => void vi.stubGlobal("navigator", { locks: sharedLocks() }));
afterEach(() => {
  attempts.isElsewhere = false;
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => renderHook(usePaymentTab);
const tabOf = ({ result }: ReturnType<typeof open>) => result.current.tab;

describe("T108: a payment", () => {
  it("goes on in the first tab, and not in a second one", async () => {
    const [first, second] = [open(), open()];
    await waitFor(() => expect(tabOf(second)).toBe("second"));
    expect(tabOf(first)).toBe("first");
  });

  it("can go on in the second tab once the first is closed", async () => {
    const [first, second] = [open(), open()];
    await waitFor(() => expect(tabOf(second)).toBe("second"));
    first.unmount();
    await waitFor(() => expect(tabOf(second)).toBe("free"));
    act(() => second.result.current.take());
    expect(tabOf(second)).toBe("first");
    const third = open();
    await waitFor(() => expect(tabOf(third)).toBe("second"));
  });

  it("waits for the attempt that the first tab has taken to the card page, and goes on once that is settled", async () => {
    const [first, second] = [open(), open()];
    await waitFor(() => expect(tabOf(second)).toBe("second"));
    attempts.isElsewhere = true;
    first.unmount();
    await act(async () => {});
    expect(tabOf(second)).toBe("second");
    await act(async () => void globalThis.dispatchEvent(new Event("focus")));
    expect(tabOf(second)).toBe("second");
    attempts.isElsewhere = false;
    await act(async () => void globalThis.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(tabOf(second)).toBe("free"));
  });

  it("waits for it in a tab that is opened later, too", async () => {
    attempts.isElsewhere = true;
    const second = open();
    await waitFor(() => expect(tabOf(second)).toBe("second"));
    attempts.isElsewhere = false;
    await act(async () => void globalThis.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(tabOf(second)).toBe("free"));
  });

  it("begins anew in a tab that left it", async () => {
    open().unmount();
    await act(async () => {});
    const again = open();
    await act(async () => {});
    expect(tabOf(again)).toBe("first");
  });

  it("is not hindered by a browser without locks", async () => {
    vi.stubGlobal("navigator", {});
    const [first, second] = [open(), open()];
    await act(async () => {});
    expect([first, second].map(tabOf)).toEqual(["first", "first"]);
  });
});
