import { missionCategory, slugOf } from "@gk/domain";
import { ChipLinks } from "@gk/ui/chip-links";
import { icons } from "@gk/ui/icon";
import type { ArticleSummary } from "@gk/web";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import { everyArea } from "./sections.ts";

/** Leads from a tip to the others about the same, and to all of them. */
export function TipTopics({ tip: { category } }: { tip: NonNullable<ArticleSummary["tip"]> }) {
  const t = useTranslations();
  const area = slugOf(missionCategory, category);
  return (
    <ChipLinks
      label={t("tips.areas")}
      links={[
        { id: area, label: t(`category.${area}.name`), href: paths.tipsAbout(area), icon: icons.tag },
        { id: "all", label: t("tips.all"), href: paths.tipsAbout(everyArea) },
      ]}
    />
  );
}
