// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepFocus } from "./keep-focus.ts";

afterEach(() => document.body.replaceChildren());

function show(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
}

const element = (id: string) => document.getElementById(id) as HTMLElement;
const holder = () => document.activeElement?.id;

/** Takes something away while it has the focus. */
function without(focused: string, gone: string) {
  element(focused).focus();
  const handOn = keepFocus();
  element(gone).remove();
  handOn();
}

it("hands the focus of an entry that has gone to the one in its place", async () => {
  show(`<ul>
    <li id="first"><button id="a">A</button></li>
    <li id="second"><button id="b">B</button></li>
    <li><button id="c">C</button></li>
  </ul>`);
  without("b", "second");
  await vi.waitFor(() => expect(holder()).toBe("c"));
});

it("hands it to the one before where the last has gone", async () => {
  show(`<ul><li><button id="a">A</button></li><li id="last"><button id="b">B</button></li></ul>`);
  without("b", "last");
  await vi.waitFor(() => expect(holder()).toBe("a"));
});

it("hands it to what is left beside it", async () => {
  show(`<div><form id="form"><button id="a">A</button></form><a href="/" id="b">B</a></div>`);
  without("a", "form");
  await vi.waitFor(() => expect(holder()).toBe("b"));
});

it("leaves it with what was pressed, where that is only off for a while", async () => {
  show(`<form><button id="a">A</button></form>`);
  element("a").focus();
  const handOn = keepFocus();
  element("a").blur();
  handOn();
  await vi.waitFor(() => expect(holder()).toBe("a"));
});

describe("where nothing is left beside it but what sends a form or agrees to something", () => {
  const others = `
    <section>
      <h2>Mails</h2>
      <form><button role="switch" type="button" id="consent">News</button></form>
      <div role="status">Saved</div>
    </section>`;
  const deed = `<form id="gone"><button id="a">A</button></form>`;

  it.each([
    ["what is said of it", `<div role="status" id="said">Done</div>`, "said"],
    ["why it has failed", `<div role="alert" id="said">Not done</div>`, "said"],
    ["the heading", `<div role="status"></div>`, "heading"],
  ])("hands it to %s, within its part of the page", async (_, message, to) => {
    show(`${others}<section>
      <h2 id="heading">Cards</h2>
      <p>${deed}<form><button id="delete">Delete</button></form></p>
      <form><input type="checkbox" id="agree" /></form>
      ${message}
    </section>${others}`);
    without("a", "gone");
    await vi.waitFor(() => expect(holder()).toBe(to));
  });

  it("hands it to the part itself where it has no heading", async () => {
    show(`${others}<section id="part"><p>Paid</p>${deed}</section>`);
    without("a", "gone");
    await vi.waitFor(() => expect(holder()).toBe("part"));
  });

  it.each([
    ["what takes the place of the whole part", `<div><a href="/" id="add">Add</a></div>`, "add"],
    ["the page's heading where nothing does", "", "title"],
  ])("hands it to %s, and not to another part", async (_, instead, to) => {
    const link = `<section><h2>More</h2><a href="/">Elsewhere</a></section>`;
    show(`<h1 id="title">Settings</h1><section id="gone"><button id="a">A</button></section>${link}${others}`);
    element("a").focus();
    const handOn = keepFocus();
    element("gone").outerHTML = instead;
    handOn();
    await vi.waitFor(() => expect(holder()).toBe(to));
  });
});

it("leaves it where somebody has taken it", async () => {
  show(`<button id="a">A</button><button id="b">B</button><button id="c">C</button>`);
  element("b").focus();
  const handOn = keepFocus();
  element("b").remove();
  element("a").focus();
  handOn();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  expect(holder()).toBe("a");
});
