import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { probes } from "./probes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that lacks what is said, and what it answers. */
function probed(lacks: string[] = []) {
  const stopping = new AbortController();
  const missing = vi.fn(async () => [...lacks]);
  const app = probes({ missing, stopping: stopping.signal });
  return {
    lacks,
    missing,
    stop: () => stopping.abort(),
    ask: async (path: string) => {
      const answer = await app.request(path);
      return [answer.status, await answer.json()] as const;
    },
  };
}

describe("/healthz", () => {
  it("says that the process lives, whatever it lacks, also while it stops", async () => {
    const { ask, stop, missing } = probed(["database"]);
    stop();
    expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
    expect(missing).not.toHaveBeenCalled();
  });
});

describe("/readyz", () => {
  it("says that nothing is missing", async () => {
    expect(await probed().ask("/readyz")).toEqual([200, { status: "ready" }]);
  });

  it("names what is missing", async () => {
    const answer = await probed(["database", "work"]).ask("/readyz");
    expect(answer).toEqual([503, { status: "not ready", missing: ["database", "work"] }]);
  });

  it("leaves out what it is asked to, and nothing else", async () => {
    const { ask } = probed(["provider", "work"]);
    expect(await ask("/readyz?exclude=provider")).toEqual([503, { status: "not ready", missing: ["work"] }]);
    expect(await ask("/readyz?exclude=provider&exclude=work")).toEqual([200, { status: "ready" }]);
  });

  it("says that the process stops, whatever is left out", async () => {
    const { ask, stop } = probed();
    stop();
    expect(await ask("/readyz?exclude=provider")).toEqual([503, { status: "stopping" }]);
  });

  it("says that the process stops, though nothing is missing", async () => {
    const { ask, stop } = probed();
    await ask("/readyz");
    stop();
    expect(await ask("/readyz")).toEqual([503, { status: "stopping" }]);
  });

  it("looks once a second, however often it is asked", async () => {
    const { ask, lacks, missing } = probed();
    await Promise.all([ask("/readyz"), ask("/readyz"), ask("/readyz")]);
    lacks.push("database");
    vi.advanceTimersByTime(999);
    expect((await ask("/readyz"))[0]).toBe(200);
    expect(missing).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect((await ask("/readyz"))[0]).toBe(503);
  });
});
