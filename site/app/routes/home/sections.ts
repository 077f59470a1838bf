import { formatPromotion, giftWorthOverCents, newUserDiscountCents } from "@gk/domain";
import type { CategoryWords } from "@gk/ui/category-flower";
import type { Fact } from "@gk/ui/fact-list";
import type { HeroProps } from "@gk/ui/hero";
import { pictures } from "@gk/ui/illustration";
import { missionCategories } from "@gk/ui/mission-category";
import { type ToolName, type ToolRow, toolNames } from "@gk/ui/tool-comparison";
import { type UsageFlowWords, usageSteps } from "@gk/ui/usage-flow";
import { paths } from "../../paths.ts";
import type { Translator } from "../../words/words.ts";

const record = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

/** What new users get, stuck on the cover. */
export function heroCoupon(t: Translator): NonNullable<HeroProps["coupon"]> {
  const amount = formatPromotion(newUserDiscountCents);
  return { href: paths.plans, amount, text: t("home.cover.badge", { amount }) };
}

export const categoryWords = (t: Translator): Record<(typeof missionCategories)[number], CategoryWords> =>
  record(missionCategories, (category) => ({
    name: t(`category.${category}.name`),
    body: t(`category.${category}.body`),
    example: t(`category.${category}.example`),
  }));

const stickers = {
  missions: pictures.stickerSprout,
  report: pictures.stickerThanks,
  reward: pictures.stickerSun,
  record: pictures.stickerBag,
};

export const facts = (t: Translator): Fact[] =>
  (["missions", "report", "reward", "record"] as const).map((fact) => ({
    picture: stickers[fact],
    title: t(`home.whatIs.${fact}.title`),
    body: t(`home.whatIs.${fact}.body`),
  }));

export const usageWords = (t: Translator): UsageFlowWords => ({
  title: t("home.flow.title"),
  lead: t("home.flow.lead"),
  steps: record(usageSteps, (step) => ({ title: t(`home.flow.${step}.title`), body: t(`home.flow.${step}.body`) })),
  more: t("home.flow.cta"),
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
