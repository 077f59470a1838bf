import { intlLocale, locales } from "@gk/domain";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { catalogueOf, partsOf } from "../../compile/messages.ts";
import { everyPart } from "../messages/checks/message-parts.ts";
import { type MessagePart, partKinds, wordParts } from "./word-parts.ts";

const counts = [0, 1, 2, 1234];

/** Something for whatever a message names: counts, names, and tags that show what they enclose. */
function valuesFor(parts: readonly MessagePart[], count: number) {
  const given = everyPart(parts).map(({ type, value }) => {
    if (type === partKinds.tag) return [value, (words: readonly unknown[]) => `<${words.join("")}>`];
    return [value, type === partKinds.plural ? count : `(${value})`];
  });
  return Object.fromEntries(given) as Record<string, string | number | ((words: readonly unknown[]) => string)>;
}

describe.each(locales)("every message in %s", (locale) => {
  const compiled = Object.entries(partsOf(locale));
  const written: Record<string, string> = Object.assign({}, ...Object.values(catalogueOf(locale)));

  it.each(counts)("says with %d what the library of ICU messages says", (count) => {
    const said = compiled.map(([id, parts]) => [id, wordParts(parts, valuesFor(parts, count), locale).join("")]);
    const wanted = compiled.map(([id, parts]) => {
      const format = new IntlMessageFormat(written[id] ?? "", intlLocale[locale]);
      return [id, String(format.format(valuesFor(parts, count)))];
    });
    expect(said).toEqual(wanted);
  });
});

const text = (value: string): MessagePart => ({ type: partKinds.text, value });
const argument = (value: string): MessagePart => ({ type: partKinds.argument, value });

describe("the parts of a message", () => {
  it("are one text where texts meet, also in what a tag brings", () => {
    const parts = [text("See "), argument("name"), { type: partKinds.tag, value: "b", children: [text("!")] }];
    expect(wordParts(parts, { name: "Ann", b: (words) => words }, "en-US")).toEqual(["See Ann!"]);
  });

  it("are not worded without what they name", () => {
    expect(() => wordParts([argument("name")], {}, "en-US")).toThrow("name");
  });
});
