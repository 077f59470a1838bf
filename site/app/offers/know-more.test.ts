// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { whenAsked } from "./know-more.ts";

const open = vi.fn();
let end: () => void;

/** A page whose links and forms lead nowhere by themselves: jsdom can't leave it. */
function listening(html: string, at = "/events") {
  history.replaceState(null, "", at);
  document.body.innerHTML = html;
  end = whenAsked(open);
  return document.body.firstElementChild as HTMLElement;
}

/** Whether the browser would have gone on. */
const press = (target: Element, how: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
const submit = (target: Element) => target.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

afterEach(() => {
  end();
  open.mockClear();
  document.body.innerHTML = "";
});

describe("T46: who wants to know more", () => {
  it.each(["/newsletter", "/zh-HK/newsletter", "/en-US/newsletter"])("presses a link to %s", (href) => {
    const link = listening(`<a href="${href}"><b>Know more</b></a>`);
    expect(press(link.firstElementChild as Element)).toBe(false);
    expect(open).toHaveBeenCalledOnce();
    // The pop-up gives the focus back to it.
    expect(document.activeElement).toBe(link);
  });

  it("sends an address to it, which the pop-up begins with", () => {
    const form = listening(
      `<form action="/newsletter" method="post"><input name="email" value="hei@gk.example"></form>`,
    );
    const heard = vi.fn();
    form.addEventListener("submit", heard);
    expect(submit(form)).toBe(false);
    expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email: "hei@gk.example" }));
    expect(heard).not.toHaveBeenCalled();
  });

  it("goes on to the page by the form itself where the pop-up can't come", () => {
    const form = listening(`<form action="/newsletter" method="post"></form>`) as HTMLFormElement;
    const send = vi.spyOn(form, "submit").mockReturnValue();
    submit(form);
    open.mock.calls[0]?.[0].goOn();
    expect(send).toHaveBeenCalledOnce();
  });
});

describe("what is left to the browser", () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])("a press with %j", (how) => {
    const link = listening(`<a href="/newsletter">Know more</a>`);
    link.addEventListener("click", (event) => expect(event.defaultPrevented).toBe(false));
    press(link, how);
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ["another page", `<a href="/newsletter/unsubscribe">Unsubscribe</a>`, "/events"],
    ["another site", `<a href="https://gk.example/newsletter">Newsletter</a>`, "/events"],
    ["what is no link", `<button type="button">Newsletter</button>`, "/events"],
    ["the page itself", `<a href="/newsletter">Newsletter</a>`, "/en-US/newsletter"],
  ])("%s", (_, html, at) => {
    press(listening(html, at));
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ["the pop-up's own form", `<dialog open><form action="/newsletter"></form></dialog>`, "/events"],
    ["the form of the page", `<div><form action="/newsletter"></form></div>`, "/newsletter"],
    ["another form", `<div><form action="/search"></form></div>`, "/events"],
  ])("%s", (_, html, at) => {
    expect(submit(listening(html, at).firstElementChild as Element)).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });
});
