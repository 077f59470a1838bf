import { describe, expect, it } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>("./*/*/*.tsx", { query: "?raw", import: "default", eager: true }),
).filter(([file]) => !file.endsWith(".stories.tsx"));
const guard = /onKeyDown=\{keepComposing\}/;
/** Nothing is typed into these. */
const untyped = ["./home/quiz/Quiz.tsx"];
/** These draw a `<form>` themselves; every other form is made of `Form`. */
const drawn = sources.filter(([, source]) => /<form[\s>]/.test(source));

describe("an Enter that picks a Chinese word never submits (decision 47)", () => {
  it("finds the forms", () => {
    expect(drawn.map(([file]) => file)).toContain("./forms/form/Form.tsx");
  });

  it.each(drawn.filter(([file]) => !untyped.includes(file)))("%s hears of it", (_, source) => {
    expect(source).toMatch(guard);
  });
});
