import { locales } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { catalogueOf, partsOf } from "../../compile/messages.ts";
import { messageOf } from "../forms/message-of.ts";
import { partKinds } from "../words/word-parts.ts";
import { elsewhere, rightHere, simplified } from "./checks/hong-kong-forms.ts";
import { argumentsOf, everyPart, pluralsOf, textsOf } from "./checks/message-parts.ts";
import { sameInBoth } from "./checks/same-in-both.ts";
import { codes, isUsed, saidOfKinds } from "./checks/used-messages.ts";

const [chinese, english] = [catalogueOf("zh-HK"), catalogueOf("en-US")];
const [zh, en] = [partsOf("zh-HK"), partsOf("en-US")];
const ids = Object.keys(zh);
const written = {
  "zh-HK": Object.assign({}, ...Object.values(chinese)),
  "en-US": Object.assign({}, ...Object.values(english)),
};

const isSimplified = new RegExp(`[${simplified}]`, "u");

const textsIn = (parts: typeof zh, id: string) => textsOf(parts[id] ?? []).map((text) => text.replaceAll("\u200b", ""));
/** The messages of which a text breaks a rule, with that text. */
const against = (parts: typeof zh, breaks: (text: string, id: string) => boolean) =>
  ids.flatMap((id) =>
    textsIn(parts, id)
      .filter((text) => breaks(text, id))
      .map((text) => `${id}: ${text}`),
  );

describe("both languages", () => {
  it("have the same areas, each with the same messages", () => {
    const keys = (catalogue: typeof chinese) =>
      Object.fromEntries(Object.entries(catalogue).map(([area, messages]) => [area, Object.keys(messages).sort()]));
    expect(keys(chinese)).toEqual(keys(english));
  });

  it("have each message in one area only", () => {
    const names = Object.values(chinese).flatMap((messages) => Object.keys(messages));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("say something in each message, without spaces around it", () => {
    const empty = locales.flatMap((locale) =>
      Object.entries<string>(written[locale]).filter(([, text]) => text === "" || text.trim() !== text),
    );
    expect(empty).toEqual([]);
  });

  it("take the same arguments, plurals, selections and tags", () => {
    const differing = ids.filter((id) => argumentsOf(zh[id] ?? []).join() !== argumentsOf(en[id] ?? []).join());
    expect(differing).toEqual([]);
  });

  it("differ, but for names, addresses and languages", () => {
    expect(ids.filter((id) => written["zh-HK"][id] === written["en-US"][id] && !(id in sameInBoth))).toEqual([]);
  });

  it("are still equal where they are said to be", () => {
    expect(Object.keys(sameInBoth).filter((id) => written["zh-HK"][id] !== written["en-US"][id])).toEqual([]);
  });
});

describe("every message", () => {
  it("has only parts that the page can word", () => {
    const known = new Set<number>(Object.values(partKinds));
    const odd = [zh, en].flatMap((parts) =>
      ids.filter((id) => everyPart(parts[id] ?? []).some(({ type }) => !known.has(type))),
    );
    expect(odd).toEqual([]);
  });

  it("is used by some page", () => expect(ids.filter((id) => !isUsed(id))).toEqual([]));

  it("that a page says is there", () => {
    const kinds = new Set(ids.map((id) => id.split(".")[0] ?? ""));
    expect(saidOfKinds(kinds).filter((id) => !(id in zh))).toEqual([]);
  });

  it.each(codes)("of the code %s is there", (code) => expect(ids).toContain(messageOf(code)));
});

describe("plurals", () => {
  it("in English tell one from other", () => {
    const incomplete = ids.filter((id) =>
      pluralsOf(en[id] ?? []).some((is) => !is.includes("one") || !is.includes("other")),
    );
    expect(incomplete).toEqual([]);
  });

  it("in Chinese, which has none, need only other and exact numbers", () => {
    const odd = ids.filter((id) =>
      pluralsOf(zh[id] ?? []).some(
        (is) => !is.includes("other") || is.some((one) => one !== "other" && !one.startsWith("=")),
      ),
    );
    expect(odd).toEqual([]);
  });
});

describe("English", () => {
  it("has no Chinese in it, but for the name of the language", () => {
    expect(
      against(en, (text, id) => /[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/u.test(text) && !(id in sameInBoth)),
    ).toEqual([]);
  });

  it("has typographic quotes and ellipses", () => expect(against(en, (text) => /["']|\.\.\./.test(text))).toEqual([]));

  it("decision 57: has times of day in small letters, as dates have them", () =>
    expect(against(en, (text) => /\d\s?[AP]\.?M\b/.test(text))).toEqual([]));

  it.each([
    ["errorPage.notFound.title", "This page could not be found"],
    ["errorPage.rendering.title", "An error occurred while showing the error page"],
    ["error.signin.invalid", "Invalid email or password"],
  ])("T114: has the sentence of spec §8 for %s", (id, sentence) => expect(written["en-US"][id]).toBe(sentence));

  it("has no stray spaces", () => expect(against(en, (text) => / {2}| [,.;:!?](?:\s|$)/.test(text))).toEqual([]));
});

describe("Chinese", () => {
  it("has Chinese in it, unless it is a name or made of arguments only", () => {
    const foreign = ids.filter((id) => {
      const text = textsIn(zh, id).join("");
      return /\p{L}/u.test(text) && !/\p{Script=Han}/u.test(text) && !(id in sameInBoth);
    });
    expect(foreign).toEqual([]);
  });

  it("has no Simplified characters", () => {
    expect(against(zh, (text) => isSimplified.test(text))).toEqual([]);
  });

  it.each(elsewhere)("says %s as Hong Kong does: %s", (form) => {
    const without = (text: string) => rightHere.reduce((rest, word) => rest.replaceAll(word, ""), text);
    expect(against(zh, (text) => without(text).includes(form))).toEqual([]);
  });

  it("has full-width punctuation beside Chinese", () => {
    expect(against(zh, (text) => /\p{Script=Han}[,;:!?()"']|[,;:!?("']\p{Script=Han}/u.test(text))).toEqual([]);
  });

  it("has no spaces beside full-width punctuation", () => {
    expect(
      against(zh, (text) => /[，。；：？！、」』）] +\S|\S +[，。；：？！、」』）]|[「『（] /u.test(text)),
    ).toEqual([]);
  });

  it("has a space between Chinese and Latin letters or digits, but for dates", () => {
    const dates = /\d+年(?:\d+月(?:\d+日)?)?/g;
    const tight = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u;
    expect(against(zh, (text, id) => tight.test(text.replaceAll(dates, "")) && !(id in sameInBoth))).toEqual([]);
  });
});
