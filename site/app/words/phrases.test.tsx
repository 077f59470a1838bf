import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { phrases } from "./phrases.tsx";

/** The phrases between which a heading may break. */
const partsOf = (text: string) => {
  const html = renderToStaticMarkup(<h1>{phrases(text)}</h1>);
  const parts = [...html.matchAll(/<span[^>]*>(.*?)<\/span>/gu)].map(([, part]) => part);
  return parts.length > 0 ? parts : html.replaceAll(/<\/?h1>/g, "");
};

describe("phrases", () => {
  it.each([
    ["由\u200b每天，開始\u200b好品格", ["由<wbr/>每天，", "開始<wbr/>好品格"]],
    ["好嗎？好！", ["好嗎？", "好！"]],
    ["重覆，重覆，", ["重覆，", "重覆，"]],
    ["星期一至五（假期休息）", ["星期一至五", "（假期休息）"]],
  ])("breaks %j into %j", (text, parts) => expect(partsOf(text)).toEqual(parts));

  it.each(["一個詞", "One task a day, every day: it adds up!", ""])("leaves %j alone", (text) => {
    expect(partsOf(text)).toBe(text);
  });
});
