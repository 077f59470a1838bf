// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { glide } from "./glide.ts";

const gliding = () => document.documentElement.hasAttribute("data-gliding");

afterEach(() => void window.dispatchEvent(new Event("scrollend")));

test.each(["scrollend", "wheel", "touchmove", "pointerdown", "keydown"])(
  "the page glides after a press, and no longer after: %s",
  (end) => {
    expect(gliding()).toBe(false);
    glide();
    expect(gliding()).toBe(true);
    window.dispatchEvent(new Event(end));
    expect(gliding()).toBe(false);
  },
);
