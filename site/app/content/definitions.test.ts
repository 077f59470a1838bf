import { expect, it } from "vitest";
import { beforeList, definitionsOf } from "./definitions.ts";

it("parts each term from what is said of it, in both ways of writing", () => {
  const html = `<p>幾句說話。</p>\n<ul>\n<li><strong>好學</strong>：因學習而快樂。</li>\n<li><strong>Zest.</strong> Energy &amp; joy.</li>\n</ul>`;
  expect(definitionsOf(html)).toEqual([
    { term: "好學", text: "因學習而快樂。" },
    { term: "Zest", text: "Energy & joy." },
  ]);
  expect(beforeList(html)).toBe("<p>幾句說話。</p>");
});

it("finds none in a list without terms", () => {
  expect(definitionsOf("<ol>\n<li>Press <strong>Get</strong>.</li>\n</ol>")).toEqual([]);
});
