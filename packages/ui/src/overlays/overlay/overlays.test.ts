import { describe, expect, test, vi } from "vitest";
import { createOverlays } from "./overlays.ts";
import { question } from "./question.fixture.ts";

function shown(overlays: ReturnType<typeof createOverlays>) {
  const overlay = overlays.front();
  if (!overlay) throw new Error("nothing shows");
  return overlay;
}

function answer(overlays: ReturnType<typeof createOverlays>, accepted: boolean) {
  const overlay = shown(overlays);
  if (overlay.kind !== "confirm") throw new Error(`a ${overlay.kind} shows`);
  overlay.settle(accepted);
}

describe("alert", () => {
  const told = { tone: "success", body: "saved" } as const;

  test("what is told of a page closes when the page has left, and nothing else does", async () => {
    const overlays = createOverlays();
    const page = new AbortController();
    const ofPage = overlays.alert({ ...told, withPage: true }, page.signal);
    const ofItself = overlays.alert(told, page.signal);
    page.abort();
    await expect(ofPage).resolves.toBe("closed");
    const rest = shown(overlays);
    if (rest.kind !== "alert") throw new Error(`a ${rest.kind} shows`);
    rest.settle("retried");
    await expect(ofItself).resolves.toBe("retried");
  });

  test("a page that has left tells nothing of itself any more", async () => {
    const overlays = createOverlays();
    await expect(overlays.alert({ ...told, withPage: true }, AbortSignal.abort())).resolves.toBe("closed");
    expect(overlays.front()).toBeUndefined();
  });
});

describe("confirm", () => {
  test.each([true, false])("answers %s", async (accepted) => {
    const overlays = createOverlays();
    const asked = overlays.confirm(question);
    answer(overlays, accepted);
    await expect(asked).resolves.toBe(accepted);
    expect(overlays.front()).toBeUndefined();
  });

  test("counts only the first of two answers (T52)", async () => {
    const overlays = createOverlays();
    const asked = overlays.confirm(question);
    const overlay = shown(overlays);
    if (overlay.kind !== "confirm") throw new Error("no confirm");
    overlay.settle(false);
    overlay.settle(true);
    await expect(asked).resolves.toBe(false);
  });

  test("tells of an acceptance once, and of going back never (T52)", async () => {
    const overlays = createOverlays();
    const onAccepted = vi.fn();
    const first = overlays.confirm({ ...question, onAccepted });
    answer(overlays, false);
    await first;
    expect(onAccepted).not.toHaveBeenCalled();

    const second = overlays.confirm({ ...question, onAccepted });
    const overlay = shown(overlays);
    if (overlay.kind !== "confirm") throw new Error("no confirm");
    overlay.settle(true);
    overlay.settle(true);
    await second;
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test("answers even where telling of the acceptance fails", async () => {
    const overlays = createOverlays();
    const asked = overlays.confirm({
      ...question,
      onAccepted: () => {
        throw new Error("not saved");
      },
    });
    expect(() => answer(overlays, true)).toThrow("not saved");
    await expect(asked).resolves.toBe(true);
  });

  test("a page that has left asks nothing any more, and the answer is no (T52)", async () => {
    const overlays = createOverlays();
    await expect(overlays.confirm(question, AbortSignal.abort())).resolves.toBe(false);
    expect(overlays.front()).toBeUndefined();
  });

  test("a page that stays keeps nothing of the questions that were answered", async () => {
    const overlays = createOverlays();
    const { signal } = new AbortController();
    const heard = vi.spyOn(signal, "addEventListener");
    const forgotten = vi.spyOn(signal, "removeEventListener");
    const asked = overlays.confirm(question, signal);
    answer(overlays, true);
    await asked;
    expect(forgotten).toHaveBeenCalledExactlyOnceWith(...(heard.mock.calls[0] ?? []));
  });

  test("an answer to child B's question does not reach child A's (T52)", async () => {
    const overlays = createOverlays();
    const page = new AbortController();
    const told: string[] = [];
    const forA = overlays.confirm({ ...question, onAccepted: () => told.push("A") }, page.signal);
    page.abort();
    const forB = overlays.confirm({ ...question, onAccepted: () => told.push("B") });
    answer(overlays, true);
    await expect(forA).resolves.toBe(false);
    await expect(forB).resolves.toBe(true);
    expect(told).toEqual(["B"]);
  });
});

describe("one overlay at a time (T56)", () => {
  test("an alert shows over a question, which comes back afterwards", async () => {
    const overlays = createOverlays();
    const asked = overlays.confirm(question);
    const told = overlays.alert({ tone: "error", body: "未能連接 GK。" });
    const overlay = shown(overlays);
    if (overlay.kind !== "alert") throw new Error(`a ${overlay.kind} shows`);
    overlay.settle("closed");
    await expect(told).resolves.toBe("closed");
    answer(overlays, true);
    await expect(asked).resolves.toBe(true);
  });

  test("the welcome waits until the newsletter has left", () => {
    const overlays = createOverlays();
    overlays.wait("welcome");
    const leave = overlays.wait("newsletter");
    expect(shown(overlays).kind).toBe("newsletter");
    leave();
    expect(shown(overlays).kind).toBe("welcome");
  });
});

test("whoever listens hears of each change until they stop listening", () => {
  const overlays = createOverlays();
  const heard = vi.fn();
  const stop = overlays.subscribe(heard);
  const leave = overlays.wait("newsletter");
  leave();
  leave();
  stop();
  overlays.wait("welcome");
  expect(heard).toHaveBeenCalledTimes(2);
});
