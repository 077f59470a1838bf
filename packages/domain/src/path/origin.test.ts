import { describe, expect, it } from "vitest";
import { isOrigin } from "./origin.ts";

describe("isOrigin", () => {
  it.each([
    "https://gk.example",
    "https://gk.example/",
    "http://localhost:3000",
    "https://GK.example",
    "http://[::1]:80",
  ])("takes %s", (text) => expect(isOrigin(text)).toBe(true));

  it.each([
    "",
    "gk.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://gk.example",
    "https://gk.example/shop",
    "https://gk.example/?a",
    "https://gk.example/#a",
    "https://me:secret@gk.example",
    "https://",
  ])("refuses %j", (text) => expect(isOrigin(text)).toBe(false));
});
