import { describe, expect, expectTypeOf, it } from "vitest";
import { type Mode, modes } from "./modes.ts";

describe("Chromatic's modes", () => {
  it("are each language on a phone and on a desktop", () => {
    expect(modes()).toEqual({
      "zh-HK 390": { locale: "zh-HK", theme: "light", viewport: 390 },
      "zh-HK 1440": { locale: "zh-HK", theme: "light", viewport: 1440 },
      "en-US 390": { locale: "en-US", theme: "light", viewport: 390 },
      "en-US 1440": { locale: "en-US", theme: "light", viewport: 1440 },
    });
  });

  it("name another theme, and are one each", () => {
    const names = Object.keys(modes({ locales: ["en-US"], widths: [320, 1440], themes: ["light", "harbour"] }));
    expect(names).toEqual(["en-US 320", "en-US 320 harbour", "en-US 1440", "en-US 1440 harbour"]);
  });

  it("know only the widths, languages and themes that the toolbar offers", () => {
    expectTypeOf<Mode["viewport"]>().toEqualTypeOf<320 | 390 | 768 | 926 | 1250 | 1440>();
    // @ts-expect-error -- no such width
    modes({ widths: [1000] });
    // @ts-expect-error -- no such language
    modes({ locales: ["fr"] });
  });
});
