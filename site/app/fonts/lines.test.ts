import { expect, it } from "vitest";
import { linesOf } from "./lines.ts";

const within = (characters: number) => (line: string) => Array.from(line).length <= characters;

it.each([
  ["between words", "one two three", 7, ["one two", "three"]],
  ["between Chinese words", "進階計劃小晴", 4, ["進階計劃", "小晴"]],
  ["not before what closes", "進階計劃（三個月）：小晴", 6, ["進階計劃", "（三個月）：", "小晴"]],
  ["within a word that is wider than a line", "Wolfeschlegel", 5, ["Wolfe", "schle", "gel"]],
  ["nowhere that it need not", "短", 5, ["短"]],
])("breaks %s", (_, text, width, lines) => expect(linesOf(text, "zh-HK", within(width))).toEqual(lines));
