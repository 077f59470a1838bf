import { expect, test } from "vitest";
import { added, stayOf, type Toast } from "./toasts.ts";

const action = { label: "復原", onPress: () => undefined };

test.each([
  ["six seconds", {}, 6000],
  ["never less", { durationMs: 200 }, 6000],
  ["longer on demand", { durationMs: 9000 }, 9000],
  ["long enough for what can be pressed", { action, durationMs: 9000 }, 20_000],
  ["until it is dismissed", { durationMs: Number.POSITIVE_INFINITY }, Number.POSITIVE_INFINITY],
])("a toast stays %s", (_, options, stay) => expect(stayOf(options)).toBe(stay));

const toast = (id: number, message: string, tone: Toast["tone"] = "success"): Toast => ({
  id,
  message,
  tone,
  home: undefined,
});

test("one that says the same takes the place of the first", () => {
  const shown = [toast(1, "已儲存。"), toast(2, "已複製。")];
  expect(added(shown, toast(3, "已儲存。")).map(({ id }) => id)).toEqual([2, 3]);
  expect(added(shown, toast(3, "已儲存。", "info")).map(({ id }) => id)).toEqual([1, 2, 3]);
});
