// @vitest-environment jsdom
import { previewOf } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { plainText as inBrowser } from "./plain-text.browser.ts";
import { plainText as onServer } from "./plain-text.server.ts";
import { textPreview } from "./text-preview.ts";

describe.each([
  ["on the server", onServer],
  ["in the browser", inBrowser],
])("T110: plainText %s", (_, plainText) => {
  it.each([
    ["<p>Hello <strong>there</strong></p>", "Hello there"],
    ["<p>甲</p><p>乙</p>", "甲 乙"],
    ["one<br>two<br/>three", "one two three"],
    ["a<p>b</p>c", "a b c"],
    ["<em>a</em>b", "ab"],
    ["<ul><li>a<li>b</ul>", "a b"],
    ["Tom&nbsp;&amp;&#160;Jerry", "Tom & Jerry"],
    ["&lt;b&gt; &quot;x&quot; &#39;y&#x27;", "<b> \"x\" 'y'"],
    ["a&hellip;b&unknown;c", "a…b&unknown;c"],
    ["&amp;nbsp;", "&nbsp;"],
    ["&amp;amp;lt;script&amp;amp;gt;", "&amp;lt;script&amp;gt;"],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["&#1114112;", "\uFFFD"],
    ["1 < 2 & 3 > 2", "1 < 2 & 3 > 2"],
    ['<a href="/x" title="y > z">link</a>', "link"],
    ["<!-- note -->text", "text"],
    ["<!-- <b>never ends", ""],
    ["a <script>alert('<b>')</script>b", "a b"],
    ["a<style>p { color: red }</style> b", "a b"],
    ["<script>never ends", ""],
    ["<img src=x onerror=alert(1)>a", "a"],
    ["<p>open <b>never closed", "open never closed"],
    ["text <a href=", "text"],
    ["<iframe><p>f</p></iframe>g", "g"],
    ["<xmp><b>x</b></xmp>y", "y"],
    ["  a \n\n b  ", "a b"],
    ["", ""],
  ])("reads %j as %j", (html, text) => expect(previewOf(plainText(html))).toBe(text));
});

describe("T110: textPreview", () => {
  it.each([
    ["150 characters in tags", `<p>${"a".repeat(150)}</p>`, "a".repeat(150)],
    ["151 characters in tags", `<p>${"a".repeat(151)}</p>`, `${"a".repeat(150)}…`],
    ["plain text", "字".repeat(151), `${"字".repeat(150)}…`],
  ])("cuts %s", (_, html, text) => expect(textPreview(html)).toBe(text));

  it.each(["<", "&", "&amp;", "<p>", "<b>", "<a ", "<!--", "<div>x</p>"])("gets through a megabyte of %s", (piece) => {
    expect(textPreview(piece.repeat(1_000_000 / piece.length)).length).toBeLessThanOrEqual(151);
  });
});
