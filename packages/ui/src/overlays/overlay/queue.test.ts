import { describe, expect, test } from "vitest";
import { front, overlayKinds, type Waiting, without } from "./queue.ts";

const waiting = (...kinds: Waiting["kind"][]): Waiting[] => kinds.map((kind, id) => ({ id, kind }));

describe("the queue of overlays (T56)", () => {
  test.each([
    [waiting("welcome", "newsletter", "confirm", "alert"), "alert", 3],
    [waiting("welcome", "newsletter", "confirm"), "confirm", 2],
    [waiting("welcome", "newsletter"), "newsletter", 1],
    [waiting("welcome"), "welcome", 0],
    [waiting("confirm", "alert", "alert"), "alert", 1],
  ])("of %j the %s shows", (queue, kind, id) => {
    expect(front(queue)).toEqual({ id, kind });
  });

  test("nothing shows when nothing waits", () => {
    expect(front([])).toBeUndefined();
  });

  test("only one overlay shows, however many wait", () => {
    const queue = waiting(...overlayKinds, ...overlayKinds);
    const shown = [];
    for (let left: readonly Waiting[] = queue, next = front(left); next; next = front(left)) {
      shown.push(next.kind);
      left = without(left, next.id);
    }
    expect(shown).toEqual(overlayKinds.flatMap((kind) => [kind, kind]));
  });

  test("an overlay that has left leaves the queue as it is", () => {
    const queue = waiting("alert");
    expect(without(queue, 7)).toBe(queue);
    expect(without(queue, 0)).toEqual([]);
  });
});
