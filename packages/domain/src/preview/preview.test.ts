import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText, textPreview } from "./preview.ts";

describe("T110: plainText", () => {
  it.each([
    ["<p>Hello <strong>there</strong></p>", "Hello there"],
    ["<p>甲</p><p>乙</p>", "甲 乙"],
    ["one<br>two<br/>three", "one two three"],
    ["<em>a</em>b", "ab"],
    ["Tom&nbsp;&amp;&#160;Jerry", "Tom & Jerry"],
    ["&lt;b&gt; &quot;x&quot; &#39;y&#x27;", "<b> \"x\" 'y'"],
    ["a&hellip;b&unknown;c", "abc"],
    ["&amp;nbsp;", "&nbsp;"],
    ["&#1114112;", ""],
    ["1 < 2 & 3 > 2", "1 < 2 & 3 > 2"],
    ['<a href="/x" title="y">link</a>', "link"],
    ["<!-- note -->text", "text"],
    ["  a \n\n b  ", "a b"],
    ["", ""],
  ])("reads %j as %j", (html, text) => expect(plainText(html)).toBe(text));
});

describe("T110: textPreview", () => {
  it.each([
    ["149 characters", "字".repeat(149), "字".repeat(149)],
    ["150 characters", "字".repeat(150), "字".repeat(150)],
    ["151 characters", "字".repeat(151), `${"字".repeat(150)}…`],
    ["151 characters of two units each", "𨋢".repeat(151), `${"𨋢".repeat(150)}…`],
    ["150 characters in tags", `<p>${"a".repeat(150)}</p>`, "a".repeat(150)],
  ])("cuts %s", (_, html, text) => expect(textPreview(html)).toBe(text));

  it("is never longer than 150 characters and one ellipsis", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (html) => {
        expect(Array.from(textPreview(html)).length).toBeLessThanOrEqual(151);
      }),
    );
  });

  it("gets through a hundred thousand unclosed tags and entities", () => {
    const html = "<a ".repeat(100_000) + "&".repeat(100_000);
    expect(textPreview(html)).toHaveLength(151);
  });
});
