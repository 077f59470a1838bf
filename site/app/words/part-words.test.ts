import { expect, test } from "vitest";
import { partWords } from "./part-words.ts";

test("parts a text from the word before it", () => {
  expect(partWords("選購", true)).toBe("\u200b選購");
  expect(partWords("的孩子", true)).toBe("的\u200b孩子");
  expect(partWords("？", true)).toBe("？");
});

test.each([
  ["何時續訂", "何時\u200b續訂"],
  ["小植物的故事", "小\u200b植物的\u200b故事"],
  ["學會等候，慢慢來", "學會\u200b等候，慢慢來"],
  ["家長分享會", "家長\u200b分享會"],
  ["下學期的教養貼士", "下學期的\u200b教養\u200b貼士"],
  ["Wait a minute", "Wait a minute"],
])("parts %j into words, not at punctuation and spaces", (text, parted) => {
  expect(partWords(text)).toBe(parted);
});
