import { expect, onTestFinished, test, vi } from "vitest";
import { queue } from "./queue.ts";

/** A task that goes on until it is told to end. */
function longTask() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

test("one task runs at a time, and one that fails does not stop the next", async () => {
  const inTurn = queue({ atOnce: 1 });
  const seen: string[] = [];
  const task = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === "second") throw new Error("second fails");
    return name;
  };
  const results = await Promise.allSettled(["first", "second", "third"].map((name) => inTurn(task(name))));
  expect(seen).toEqual(["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("as many run at once as may, as many wait as may, and the next is told when to come again", async () => {
  const inTurn = queue({ atOnce: 2, waiting: 1, retrySeconds: 3 });
  const [first, second, third] = [longTask(), longTask(), longTask()];
  const all = [first, second, third].map(({ run }) => inTurn(run));
  await expect(inTurn(async () => "fourth")).rejects.toMatchObject({
    httpStatus: 429,
    body: { status: -4, message: "busy", retry_after: 3 },
  });
  await expect(inTurn.requireRoom()).rejects.toMatchObject({ httpStatus: 429 });
  second.end();
  await all[1];
  const later = inTurn(async () => "fifth");
  first.end();
  third.end();
  await Promise.all(all);
  expect(await later).toBe("fifth");
});

test("who is turned away hears it after a while, whatever becomes free meanwhile", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inTurn = queue({ atOnce: 1, waiting: 0, turnsAwayAfterMs: 1000 });
  const first = longTask();
  const going = inTurn(first.run);
  const heard = vi.fn();
  const turnedAway = [inTurn(async () => "second"), inTurn.requireRoom()].map((asked) => asked.catch(heard));
  first.end();
  await going;
  await vi.advanceTimersByTimeAsync(999);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(turnedAway);
  expect(heard).toHaveBeenCalledTimes(2);
  await inTurn.requireRoom();
});
