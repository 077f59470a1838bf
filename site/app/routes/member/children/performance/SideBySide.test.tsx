// @vitest-environment jsdom
import { missionCategory } from "@gk/domain";
import type { Child, Performance } from "@gk/web";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { paths } from "../../../../paths.ts";
import { childWith } from "../child.fixture.ts";
import { showPart } from "../shown.fixture.tsx";
import { nothing } from "./performance.fixture.ts";
import { performanceQuery } from "./performance.ts";
import { SideBySide } from "./SideBySide.tsx";

afterEach(cleanup);

const [hei, ching, jun] = [
  childWith({ id: 301, name: "Hei" }),
  childWith({ id: 302, name: "Ching" }),
  childWith({ id: 303, name: "Jun" }),
];

const badge = { id: 1, slug: "kind", kind: "category", name: "Kind", earned_on: "2026-11-01" } as const;

/** Hei has something of everything, each another number; Ching has one mission. */
const heis: Performance = {
  ...nothing,
  stars: 1048,
  silver_stars: 13,
  badges: [
    { ...badge, count: 2 },
    { ...badge, id: 2, count: 5 },
  ],
  certificates: [{ id: 1, tier: "merit", name: "GK of Merit", number: "GK-1", issued_on: "2026-10-01" }],
  missions: [
    { month: "2026-10", category: missionCategory.conduct, completed: 3 },
    { month: "2026-11", category: missionCategory.conduct, completed: 6 },
    { month: "2026-11", category: missionCategory.respect, completed: 4 },
  ],
};
const chings: Performance = {
  ...nothing,
  missions: [{ month: "2026-11", category: missionCategory.courtesy, completed: 1 }],
};

type Scene = { siblings: readonly Child[]; beside?: Child; locale?: "zh-HK" | "en-US" };

const show = ({ siblings, beside, locale = "en-US" }: Scene) =>
  showPart(<SideBySide child={hei} siblings={siblings} {...(beside && { beside })} />, {
    at: paths.childPart(hei.id, "performance"),
    locale,
    answers: [
      [performanceQuery(hei.id), heis],
      [performanceQuery(ching.id), chings],
    ],
  });

/** What a cell says; on a phone each has its column's name before it, which is left out here. */
function said(cell: Element) {
  const words = cell.cloneNode(true) as Element;
  for (const name of words.querySelectorAll("[aria-hidden]")) name.remove();
  return words.textContent?.replaceAll("\u200b", "");
}

const cells = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(said));

describe("two records side by side", () => {
  it.each([
    ["en-US", "Beside Ching", "Beside Jun", "/en-US"],
    ["zh-HK", "與Ching並排", "與Jun並排", ""],
  ] as const)("are one link away for each brother and sister, in %s", (locale, first, second, prefix) => {
    show({ siblings: [ching, jun], locale });
    const address = (id: number) => `${prefix}/member/children/301/performance?with=${id}#side-by-side`;
    expect(screen.getByRole("link", { name: first }).getAttribute("href")).toBe(address(302));
    expect(screen.getByRole("link", { name: second }).getAttribute("href")).toBe(address(303));
    expect(screen.queryByRole("table")).toBeNull();
  });

  it.each([
    [
      "en-US",
      ["Record", "Hei", "Ching"],
      ["Silver stars", "Certificates", "Stickers", "Badges"],
      ["Conduct", "Courtesy", "Benevolence", "Respect", "Interpersonal relationships"],
    ],
    ["zh-HK", ["項目", "Hei", "Ching"], ["銀星", "證書", "貼紙", "徽章"], ["品行", "禮貌", "仁愛", "尊重", "人際關係"]],
  ] as const)(
    "are a table with a column for each child, and missions of all months added up, in %s",
    (locale, head, facts, areas) => {
      show({ siblings: [ching, jun], beside: ching, locale });
      const numbers = [
        ["13", "0"],
        ["1", "0"],
        ["1,048", "0"],
        ["7", "0"],
        ["9", "0"],
        ["0", "1"],
        ["0", "0"],
        ["4", "0"],
        ["0", "0"],
      ];
      const rows = [...facts, ...areas].map((what, place) => [what, ...(numbers[place] ?? [])]);
      expect(cells()).toEqual([[...head], ...rows]);
    },
  );

  it("name both children in the table's caption, and offer the others only", () => {
    show({ siblings: [ching, jun], beside: ching });
    expect(screen.getByRole("table").textContent).toContain("Hei and Ching");
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Beside Jun"]);
  });

  it("are nothing for an only child", () => {
    show({ siblings: [] });
    expect(document.body.textContent).toBe("");
  });
});
