import { expect, test } from "vitest";
import { queue } from "./queue.ts";

test("one task runs at a time, and one that fails does not stop the next", async () => {
  const inTurn = queue();
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
