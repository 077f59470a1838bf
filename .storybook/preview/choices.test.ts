import { expect, it } from "vitest";
import { sayChoices } from "./choices.ts";

it("says what can be chosen, and leaves other types as they are", () => {
  const size = { name: "enum", raw: '"sm" | "lg"', value: ["sm", "lg"] } as const;
  const summaries = sayChoices({
    size: { name: "size", type: { ...size, value: [...size.value] }, table: { type: { summary: "union" } } },
    block: { name: "block", type: { name: "boolean" }, table: { type: { summary: "boolean" } } },
  });
  expect(summaries["size"]?.table?.type?.summary).toBe('"sm" | "lg"');
  expect(summaries["block"]?.table?.type?.summary).toBe("boolean");
});
