import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLocale, languageId, localeOfLanguageId, locales } from "./locale.ts";
import { localizePath, permanentRedirect, prefixedPath, splitPath } from "./locale-path.ts";
import { preferredLocale, resolveLocale } from "./resolve-locale.ts";

describe("locales", () => {
  it("T18: knows a language by text and by number, both ways", () => {
    for (const locale of locales) expect(localeOfLanguageId(languageId[locale])).toBe(locale);
    expect(localeOfLanguageId(3)).toBeUndefined();
  });

  it.each(["zh-HK", "en-US"])("takes %s", (value) => expect(isLocale(value)).toBe(true));
  it.each(["en-us", "zh", "", undefined, 1])("does not take %s", (value) => expect(isLocale(value)).toBe(false));
});

describe("resolveLocale", () => {
  it.each(["zh", "zh-HK", "zh-Hant", "zh-TW", "zh-MO", "zh-Hans", "zh-CN", "yue", "ZH-hant-hk"])(
    "reads %s as zh-HK",
    (tag) => expect(resolveLocale(tag)).toBe("zh-HK"),
  );
  it.each(["en", "en-US", "en-GB", "EN-hk"])("reads %s as en-US", (tag) => expect(resolveLocale(tag)).toBe("en-US"));
  it.each(["fr", "ja", "ko", "enm", "zh-Latn", "*", "", "not a tag", "en_US"])("knows nothing of %s", (tag) =>
    expect(resolveLocale(tag)).toBeUndefined(),
  );
});

describe("preferredLocale", () => {
  it.each([
    ["en-GB,en;q=0.9", "en-US"],
    ["zh-TW,zh;q=0.9,en;q=0.8", "zh-HK"],
    ["fr, en-GB;q=0.8, zh;q=0.9", "zh-HK"],
    ["zh;q=0.1, en;q=0.2", "en-US"],
    ["en;q=0, zh;q=0.1", "zh-HK"],
    ["en, zh", "en-US"],
    ["fr, de;q=0.5", undefined],
    ["en;q=nonsense", undefined],
    ["*", undefined],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("reads %j as %s", (header, locale) => expect(preferredLocale(header)).toBe(locale));

  it("takes any header without failing", () => {
    fc.assert(fc.property(fc.string(), (header) => [undefined, ...locales].includes(preferredLocale(header))));
  });
});

describe("splitPath", () => {
  it.each([
    ["/", "zh-HK", undefined, "/", true],
    ["/faq", "zh-HK", undefined, "/faq", true],
    ["/zh-HK", "zh-HK", "zh-HK", "/", true],
    ["/zh-HK/faq", "zh-HK", "zh-HK", "/faq", true],
    ["/en-US", "en-US", "en-US", "/", true],
    ["/en-US/", "en-US", "en-US", "/", true],
    ["/en-US/faq", "en-US", "en-US", "/faq", true],
    ["/en-USA/faq", "zh-HK", undefined, "/en-USA/faq", true],
    ["/news/en-US", "zh-HK", undefined, "/news/en-US", true],
  ])("T1: divides %s", (pathname, locale, prefix, path, canonicalCase) =>
    expect(splitPath(pathname)).toEqual({ locale, prefix, path, canonicalCase }),
  );

  it.each(["/en-us/faq", "/EN-US/faq", "/En-Us/faq"])("T3: sees the wrong letter case of %s", (pathname) =>
    expect(splitPath(pathname)).toEqual({ locale: "en-US", prefix: "en-US", path: "/faq", canonicalCase: false }),
  );
});

describe("localizePath", () => {
  it.each([
    ["/faq", "zh-HK", "/faq"],
    ["/faq", "en-US", "/en-US/faq"],
    ["/", "zh-HK", "/"],
    ["/", "en-US", "/en-US"],
    ["/?a=1#b", "en-US", "/en-US?a=1#b"],
    ["/faq?a=/x#b", "en-US", "/en-US/faq?a=/x#b"],
    ["/zh-HK/faq", "zh-HK", "/faq"],
    ["/en-US?a=1", "zh-HK", "/?a=1"],
    // What stands behind a prefix may be meant for another site, once the prefix is gone.
    ["/zh-HK//evil.example", "zh-HK", "/evil.example"],
    ["/en-us///evil.example/a", "zh-HK", "/evil.example/a"],
    ["/zh-HK//zh-HK//evil.example", "zh-HK", "/zh-HK//evil.example"],
    ["//zh-HK//evil.example", "zh-HK", "/evil.example"],
    ["/zh-HK//evil.example", "en-US", "/en-US/evil.example"],
  ] as const)("T2: writes %s in %s as %s", (path, locale, wanted) => expect(localizePath(path, locale)).toBe(wanted));

  it("finds its way back", () => {
    const paths = fc.array(fc.stringMatching(/^[a-z0-9-]+$/), { maxLength: 4 }).map((parts) => `/${parts.join("/")}`);
    fc.assert(
      fc.property(paths, fc.constantFrom(...locales), (path, locale) => {
        const localized = localizePath(path, locale);
        expect(splitPath(localized)).toMatchObject({ locale, path });
        expect(permanentRedirect(localized)).toBeUndefined();
      }),
    );
  });
});

describe("prefixedPath", () => {
  it.each([
    ["/member", "zh-HK", "/zh-HK/member"],
    ["/member", "en-US", "/en-US/member"],
    ["/en-US/member", "zh-HK", "/zh-HK/member"],
    ["/", "zh-HK", "/zh-HK"],
  ] as const)("T10: writes the prefix of %s in %s out", (path, locale, wanted) =>
    expect(prefixedPath(path, locale)).toBe(wanted),
  );
});

describe("permanentRedirect", () => {
  it.each([
    ["/en-us/faq", "/en-US/faq"],
    ["/ZH-hk", "/zh-HK"],
    ["/faq/", "/faq"],
    ["/en-US/", "/en-US"],
    ["/en-us/faq/", "/en-US/faq"],
    ["//evil.example/", "/evil.example"],
    ["///", "/"],
  ])("sends %s on to %s", (pathname, wanted) => expect(permanentRedirect(pathname)).toBe(wanted));

  it.each(["/", "/faq", "/zh-HK", "/zh-HK/faq", "/en-US/faq", "/news/x"])("T2: leaves %s alone", (pathname) =>
    expect(permanentRedirect(pathname)).toBeUndefined(),
  );
});
