import { describe, expect, it } from "vitest";
import { articleHtml, stepsHtml } from "./sanitise.server.ts";

const clean = (html: string) => articleHtml(html, "en-US");

describe("articleHtml", () => {
  it.each([
    ["text", "<p>A <strong>b</strong> <em>c</em></p>"],
    ["lists", "<ul><li>a</li></ul><ol><li>b</li></ol>"],
    ["headings", "<h2>a</h2><h3>b</h3>"],
    ["quotes", "<blockquote><p>a</p></blockquote>"],
    [
      "tables",
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    ],
    ["signs", "<p>a &amp; b &lt; c</p>"],
  ])("keeps %s", (_, html) => expect(clean(html)).toBe(html));

  it.each([
    ["scripts", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
    ["handlers", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
    ["handlers of pictures", '<img src="x.png" onerror="alert(1)" />', '<img src="x.png" loading="lazy" />'],
    ["script addresses", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    ["script addresses in disguise", '<a href="jav&#x09;ascript:alert(1)">a</a>', "<a>a</a>"],
    ["data addresses", '<a href="data:text/html,x">a</a>', "<a>a</a>"],
    ["other sites' pictures", '<img src="https://spy.example/x.png" />', '<img loading="lazy" />'],
    ["pictures without a scheme", '<img src="//spy.example/x.png" />', '<img loading="lazy" />'],
    ["frames", '<iframe src="https://a.example"></iframe>b', "b"],
    ["styles", '<style>p{}</style><p style="color:red" class="x" id="main">a</p>', "<p>a</p>"],
    ["forms", '<form action="https://a.example"><input name="password" /></form>', ""],
    ["drawings", "<svg><script>alert(1)</script></svg>", ""],
    ["other documents", '<object data="x"></object><embed src="x" /><base href="https://a.example" />', ""],
    ["comments", "a<!-- <script>alert(1)</script> -->b", "ab"],
    ["broken tags", "<p>a</p><img src=x onerror=alert(1)//", "<p>a</p>"],
  ])("drops %s", (_, html, rest) => expect(clean(html)).toBe(rest));

  it("leaves the first heading to the page", () => expect(clean("<h1>a</h1>")).toBe("<h2>a</h2>"));

  it.each([
    ["our page", '<a href="/app">a</a>', '<a href="/en-US/app">a</a>'],
    [
      "another site",
      '<a href="https://a.example" target="_blank">a</a>',
      '<a href="https://a.example" rel="noopener">a</a>',
    ],
    ["an e-mail address", '<a href="mailto:a@gk.example">a</a>', '<a href="mailto:a@gk.example">a</a>'],
    ["a place on the page", '<a href="#b">a</a>', '<a href="#b">a</a>'],
    ["nowhere", "<a>a</a>", "<a>a</a>"],
  ])("links to %s", (_, html, link) => expect(clean(html)).toBe(link));
});

describe("stepsHtml", () => {
  it("numbers steps, whose signs are text", () =>
    expect(stepsHtml("How to", ["Pick <1> & go", "Done"])).toBe(
      "<h3>How to</h3><ol><li>Pick &lt;1> &amp; go</li><li>Done</li></ol>",
    ));

  it("is nothing without steps", () => expect(stepsHtml("How to", [])).toBe(""));
});
