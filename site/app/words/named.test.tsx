import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { named } from "./named.tsx";

it.each([
  ["zh-HK", "小晴", "小晴"],
  ["zh-HK", "Siu Ching", '<span><span lang="en">Siu Ching</span></span>'],
  ["zh-HK", "你好，Hei’s mum！", '<span>你好，<span lang="en">Hei’s mum</span>！</span>'],
  ["en-US", "Siu Ching", "Siu Ching"],
  ["en-US", "Upgrade 小晴 2", '<span>Upgrade <span lang="zh-HK">小晴</span> 2</span>'],
  [
    "en-US",
    "李明 Ming: 我想，多陪婆婆。",
    '<span><span lang="zh-HK">李明</span> Ming: <span lang="zh-HK">我想，多陪婆婆。</span></span>',
  ],
] as const)("in %s %s is said in the language of its script", (locale, text, html) => {
  expect(renderToStaticMarkup(<p>{named(text, locale)}</p>)).toBe(`<p>${html}</p>`);
});
