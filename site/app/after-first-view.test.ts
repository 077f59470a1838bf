// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { scriptsAfterFirstView } from "./after-first-view.ts";

const page = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/>
<link rel="modulepreload" href="/vendor.js" nonce="n"/><link rel="modulepreload" href="/home.js" nonce="n"/></head>
<body><p>GK</p><script nonce="n" type="module" async="">import "/home.js"; window.began = "<\\/p>";</script></body></html>`;

/** What the browser hands to whoever watches for the first paint. */
let paint = () => {};

/** Puts the page into the document and runs its script, as a browser does. */
function open(html: string) {
  document.documentElement.innerHTML = html;
  document.documentElement.lang = "zh-HK";
  const script = document.querySelector("body script") as HTMLScriptElement;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own script, as a browser runs it
  new Function(script.text)();
}

/** How many scripts there are once each of the tasks in which they are asked for has had its turn. */
function begun(): number {
  vi.advanceTimersByTime(1);
  return document.head.querySelectorAll("script").length;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(begin: () => void) {
        paint = begin;
      }
      observe() {}
    },
  );
});

describe("a page's scripts", () => {
  it("are not asked for by the HTML", () => {
    const html = scriptsAfterFirstView(page);
    expect(html).not.toMatch(/<link rel="modulepreload"|type="module"/);
    expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it("begin when everything has come and something is painted, with the response's nonce", () => {
    open(scriptsAfterFirstView(page));
    expect(begun()).toBe(0);
    dispatchEvent(new Event("load"));
    expect(begun()).toBe(0);
    paint();
    expect(begun()).toBe(1);
    const script = document.head.querySelector("script");
    expect(script).toMatchObject({ type: "module", nonce: "n" });
    expect(script?.text).toBe('import "/home.js"; window.began = "<\\/p>";');
    const links = [...document.head.querySelectorAll("link[rel=modulepreload]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/vendor.js", "/home.js"]);
  });

  it("are asked for one by one, so that the page answers a hand between them", () => {
    open(scriptsAfterFirstView(page));
    dispatchEvent(new Event("load"));
    paint();
    expect(document.head.querySelector("link[rel=modulepreload], script")).toBeNull();
    // Two files, the script that runs them, and the end of patience.
    expect(vi.getTimerCount()).toBe(4);
  });

  it.each([
    ["where they write dates", page.replace("<p>GK</p>", "<p><time>2026</time></p>"), 1],
    ["nowhere else", page, 0],
  ])("use `Intl` for the first time in a task of its own: %s", (_, html, times) => {
    const used = vi.spyOn(Intl.DateTimeFormat, "supportedLocalesOf");
    open(scriptsAfterFirstView(html));
    dispatchEvent(new Event("load"));
    paint();
    expect(begun()).toBe(1);
    expect(used).toHaveBeenCalledTimes(times);
  });

  it("bring the styles along that only what comes later needs", () => {
    open(scriptsAfterFirstView(page, "/later.css"));
    expect(document.head.innerHTML).not.toContain("/later.css");
    dispatchEvent(new Event("load"));
    paint();
    expect(document.head.querySelector("link[href='/later.css']")).toMatchObject({ rel: "stylesheet" });
  });

  it.each(["pointerdown", "keydown", "click"])("begin at once at the reader's first %s", (event) => {
    open(scriptsAfterFirstView(page));
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(begun()).toBe(1);
  });

  it("begin anyway when the first view takes longer than three seconds, and once only", () => {
    open(scriptsAfterFirstView(page));
    vi.advanceTimersByTime(2998);
    expect(begun()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(begun()).toBe(1);
    dispatchEvent(new Event("load"));
    paint();
    expect(begun()).toBe(1);
  });
});
