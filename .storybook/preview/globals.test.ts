import { expect, it } from "vitest";
import { readGlobals } from "./globals.ts";

const usual = { locale: "zh-HK", theme: "light", motion: "normal", colours: "normal", text: "normal" };

it.each([
  [{}, usual],
  [
    { locale: "en-US", theme: "harbour", motion: "reduced" },
    { ...usual, locale: "en-US", theme: "harbour", motion: "reduced" },
  ],
  [{ locale: "fr", colours: "sepia", text: 3, viewport: { value: "w390" } }, usual],
])("the toolbar's %j is read", (globals, chosen) => {
  expect(readGlobals(globals)).toEqual(chosen);
});
