import type { Locale } from "@gk/domain";
import type { PrizeStage } from "@gk/web";
import { asc, eq } from "drizzle-orm";
import { certificateTiers, prizeStages, prizeThemes } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { wholeList } from "../http/reply.ts";

/** Themes of the prize scheme with their prizes. */
export const listPrizes: Handler<"listPrizes"> = async (_, { database, locale }) => {
  const themes = await database
    .select()
    .from(prizeThemes)
    .innerJoin(certificateTiers, eq(certificateTiers.id, prizeThemes.certificateTierId))
    .orderBy(asc(prizeThemes.id));
  const stages = await database.select().from(prizeStages).orderBy(asc(prizeStages.id));
  return wholeList(
    themes.map(({ prize_themes: theme, certificate_tiers: tier }) => ({
      id: theme.id,
      slug: theme.slug,
      name: theme.name[locale],
      description: theme.description[locale],
      illustration: theme.illustration,
      deadline: theme.deadline,
      certificate_tier: { id: tier.id, slug: tier.slug, name: tier.name[locale], silver_stars: tier.silverStars },
      stages: stages.filter((stage) => stage.themeId === theme.id).map((stage) => stageShape(stage, locale)),
    })),
  );
};

function stageShape(stage: typeof prizeStages.$inferSelect, locale: Locale): PrizeStage {
  return {
    id: stage.id,
    slug: stage.slug,
    name: stage.name[locale],
    description: stage.description[locale],
    ages: stage.ages,
    silver_stars: stage.silverStars,
    availability: stage.availability,
  };
}
