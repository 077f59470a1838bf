import { formatPromotion, giftWorthOverCents, newUserDiscountCents } from "@gk/domain";
import type { CategoryWords } from "@gk/ui/category-flower";
import type { Fact } from "@gk/ui/fact-list";
import type { HeroProps, HeroWords } from "@gk/ui/hero";
import { missionCategories } from "@gk/ui/mission-category";
import { pictures } from "@gk/ui/pictures";
import type { SchoolTeaserWords } from "@gk/ui/school-teaser";
import { type ToolComparisonWords, type ToolName, type ToolRow, toolNames } from "@gk/ui/tool-comparison";
import { strengthGroups } from "@gk/ui/topic-tag";
import { type UsageFlowWords, usageSteps } from "@gk/ui/usage-flow";
import { paths } from "../../paths.ts";
import { phrases } from "../../words/phrases.tsx";
import type { Translator } from "../../words/words.ts";

const record = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

export const heroWords = (t: Translator): HeroWords => ({
  ...t.group("home.cover", ["tag", "lead", "download", "how", "picture"]),
  title: phrases(t("home.cover.title")),
});

/** What new users get, stuck on the cover. */
export function heroCoupon(t: Translator): NonNullable<HeroProps["coupon"]> {
  const amount = formatPromotion(newUserDiscountCents);
  return {
    href: paths.newUserOffer,
    amount,
    text: t("home.cover.badge", { amount }),
  };
}

export const categoryWords = (t: Translator): Record<(typeof missionCategories)[number], CategoryWords> =>
  record(missionCategories, (category) => t.group(`category.${category}`, ["name", "body", "example"]));

const stickers = {
  missions: pictures.stickerSprout,
  report: pictures.stickerThanks,
  reward: pictures.stickerSun,
  record: pictures.stickerBag,
};

export const facts = (t: Translator): Fact[] =>
  (["missions", "report", "reward", "record"] as const).map((fact) => ({
    picture: stickers[fact],
    ...t.group(`home.whatIs.${fact}`, ["title", "body"]),
  }));

export const usageWords = (t: Translator): UsageFlowWords => ({
  ...t.group("home.flow", ["title", "lead", "more"]),
  steps: record(usageSteps, (step) => t.group(`home.flow.${step}`, ["title", "body"])),
});

export const toolWords = (t: Translator): ToolComparisonWords => ({
  ...t.group("tools", ["lead", "compare", "tool", "free", "premium", "included", "notIncluded"]),
  title: phrases(t("tools.title")),
  caption: t("tools.title"),
});

const free = new Set<ToolName>(["missions", "report", "approve", "stickers", "tips"]);
const byPlan = new Set<ToolName>(["certificates", "voiceovers", "worksheets"]);

export const toolRows = (t: Translator): ToolRow[] =>
  toolNames.map((tool) => ({
    tool,
    name: t(`tools.${tool}.name`, { amount: formatPromotion(giftWorthOverCents) }),
    body: t(`tools.${tool}.body`),
    free: free.has(tool),
    ...(byPlan.has(tool) ? { note: t("tools.value.byPlan") } : {}),
    ...(tool === "gift" ? { note: t("tools.value.oneYear") } : {}),
  }));

export const schoolWords = (t: Translator): SchoolTeaserWords => ({
  ...t.group("home.school", ["title", "lead", "more"]),
  eyebrow: t("nav.school"),
  strengths: t.group("school.strengths.group", strengthGroups),
});
