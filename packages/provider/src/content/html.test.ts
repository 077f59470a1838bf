import { describe, expect, test } from "vitest";
import { plainTextOf } from "./html.ts";

const words = (markdown: string) => plainTextOf(markdown).replaceAll(/\s+/g, " ");

describe("the text of Markdown", () => {
  test.each([
    ["what is stressed or leads on goes on", 'Be **bold**, *kin*d and [near](/app "App").', "Be bold, kind and near."],
    [
      "what parts it becomes a space",
      "## Why\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |",
      "Why one two a b 1 2",
    ],
    ["signs are what they stand for", '3 < 4 & "so" it\'s &copy; &#33;', '3 < 4 & "so" it\'s © !'],
    ["code is text", "Say `<b>`.", "Say <b>."],
    ["tags are none", 'An <em title="a > b">old</em> tag', "An old tag"],
  ])("%s", (_, markdown, text) => expect(words(markdown)).toBe(text));
});
