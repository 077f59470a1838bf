// @vitest-environment jsdom
import type { Child, ChosenPrize, PrizeTheme } from "@gk/web";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { paths } from "../../../paths.ts";
import { childWith } from "../children/child.fixture.ts";
import { showPart } from "../children/shown.fixture.tsx";
import { PrizeForm } from "./PrizeForm.tsx";
import { none } from "./prizes.fixture.ts";
import { choiceQuery, themesQuery } from "./prizes.ts";

afterEach(cleanup);

const themeWith = (id: number, tier: string, silver_stars: number): PrizeTheme => ({
  id,
  slug: `theme-${id}`,
  name: `Theme ${id}`,
  description: "For everybody.",
  illustration: "prize",
  deadline: "2099-12-31",
  certificate_tier: { id: silver_stars, slug: `tier-${silver_stars}`, name: tier, silver_stars },
  stages: [
    {
      id: id * 10,
      slug: "one",
      name: `Prize ${id}`,
      description: "",
      ages: "4-5",
      silver_stars,
      availability: "available",
    },
  ],
});

const themes = [themeWith(1, "Merit", 12), themeWith(2, "Honor", 24), themeWith(3, "Gold", 36)];

const chosen: ChosenPrize = {
  ...none,
  prize_stage_id: 10,
  theme: { id: 1, slug: "theme-1", name: "Theme 1" },
  stage: { id: 10, slug: "one", name: "Prize 1" },
  deadline: "2099-12-31",
};

function show(differences: Partial<Child>, choice: ChosenPrize, locale: "zh-HK" | "en-US" = "en-US") {
  const child = childWith({ is_premium: true, ...differences });
  const answers = [
    [themesQuery, themes],
    [choiceQuery(child.id), choice],
  ] as const;
  showPart(<PrizeForm child={child} />, { at: paths.prizesOf(child.id), locale, answers });
}

const text = (element: Element) => element.textContent?.replaceAll("\u200b", "") ?? "";

/** The certificates that the cards of the themes name, in their order. */
const named = () =>
  screen
    .getAllByRole("radio", { name: /Theme \d/ })
    .map((radio) => /「?(Merit|Honor|Gold)」?[ （(]+\d+/.exec(text(radio.closest("label") as Element))?.[1]);

describe("the certificate that a theme needs", () => {
  it.each([
    ["none chosen", {}, none],
    ["one chosen", {}, chosen],
    ["a child that is not upgraded", { is_premium: false }, none],
  ] as const)("is named by each theme, with %s", (_, differences, choice) => {
    show({ silver_stars: 4, ...differences }, choice);
    expect(named()).toEqual(["Merit", "Honor", "Gold"]);
  });

  it("is named as long as the child has not reached it", () => {
    show({ silver_stars: 24 }, none);
    expect(named()).toEqual([undefined, undefined, "Gold"]);
  });

  it.each([
    ["en-US", "Choose by 31 December 2099.", "Certificate needed: Honor (24 silver stars)."],
    ["zh-HK", "2099年12月31日 截止。", "所需證書：「Honor」（24 顆銀星）。"],
  ] as const)("stands with the last day, a sentence each, in %s", (locale, until, needed) => {
    show({ silver_stars: 4 }, none, locale);
    const card = screen.getByRole("radio", { name: /Theme 2/ }).closest("label") as Element;
    expect([...card.querySelectorAll("small")].slice(-2).map(text)).toEqual([until, needed]);
  });

  it.each([
    ["en-US", "Certificate needed: Merit (12 silver stars). You can change your choice until 31 December 2099."],
    ["zh-HK", "所需證書：「Merit」（12 顆銀星）。你可於 2099年12月31日 或之前更改選擇。"],
  ] as const)("is said above of the chosen one, with the day until which it can be changed, in %s", (locale, said) => {
    show({ silver_stars: 24 }, chosen, locale);
    expect(text(document.body)).toContain(said);
  });
});
