import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sentences } from "./sentences.tsx";

it.each([
  ["en-US", ["One.", "Two."], "<p>One. <b>Two.</b></p>"],
  ["zh-HK", ["一。", "二。"], "<p>一。<b>二。</b></p>"],
] as const)("in %s puts %j together as %s", (locale, [first, second], html) => {
  expect(renderToStaticMarkup(<p>{sentences(locale, [first, <b key="second">{second}</b>])}</p>)).toBe(html);
});
