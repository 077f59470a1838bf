import { type MissionCategory, missionCategories, missionCategory, slugOf } from "@gk/domain";
import { ChipLinks } from "@gk/ui/chip-links";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";

/** The ways to narrow the tips to an area of good character. */
export function TipAreas({ current }: { current: MissionCategory | undefined }) {
  const t = useTranslations();
  const areas = missionCategories.map((category) => {
    const area = slugOf(missionCategory, category);
    return {
      id: area,
      label: t(`category.${area}.name`),
      href: paths.tipsAbout(area),
      current: category === current,
    };
  });
  return (
    <ChipLinks
      label={t("tips.areas")}
      links={[{ id: "all", label: t("tips.all"), href: paths.tips, current: current === undefined }, ...areas]}
    />
  );
}
