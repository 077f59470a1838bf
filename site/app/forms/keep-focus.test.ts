// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
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

it("hands it to what is left beside it, and to what is nearest where nothing is", async () => {
  show(`<div><form id="form"><button id="a">A</button></form><form><button id="b">B</button></form></div>`);
  without("a", "form");
  await vi.waitFor(() => expect(holder()).toBe("b"));

  show(`<a href="/" id="way">Way</a><section><p>Paid</p><form id="form"><button id="a">A</button></form></section>`);
  without("a", "form");
  await vi.waitFor(() => expect(holder()).toBe("way"));
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
