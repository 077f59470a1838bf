import type { ChosenPrize } from "@gk/web";
import { eq } from "drizzle-orm";
import type { ChildRow } from "../children/own-child.ts";
import type { Database } from "../database/database.ts";
import { performances, prizeChoices, prizeStages, prizeThemes } from "../database/schema/index.ts";
import type { MemberContext } from "../http/handler.ts";
import { isPremium } from "../subscriptions/premium.ts";

/** A child's choice of prize, with the theme that has its deadline. */
export interface Chosen {
  readonly choice: typeof prizeChoices.$inferSelect;
  readonly stage: typeof prizeStages.$inferSelect;
  readonly theme: typeof prizeThemes.$inferSelect;
}

/** Finds what a child chose. */
export async function findChosen(database: Database, childId: number): Promise<Chosen | undefined> {
  const [chosen] = await database
    .select({ choice: prizeChoices, stage: prizeStages, theme: prizeThemes })
    .from(prizeChoices)
    .innerJoin(prizeStages, eq(prizeStages.id, prizeChoices.prizeStageId))
    .innerJoin(prizeThemes, eq(prizeThemes.id, prizeStages.themeId))
    .where(eq(prizeChoices.childId, childId));
  return chosen;
}

/** A child's choice of prize as the web API shows it. */
export async function chosenPrize(child: ChildRow, { database, today, locale }: MemberContext): Promise<ChosenPrize> {
  const chosen = await findChosen(database, child.id);
  const [performance] = await database.select().from(performances).where(eq(performances.childId, child.id));
  const redeemed = chosen !== undefined && chosen.choice.redeemedAt !== null;
  const isOpen = chosen === undefined || today <= chosen.theme.deadline;
  return {
    prize_stage_id: chosen?.stage.id ?? null,
    theme: chosen ? { id: chosen.theme.id, slug: chosen.theme.slug, name: chosen.theme.name[locale] } : null,
    stage: chosen ? { id: chosen.stage.id, slug: chosen.stage.slug, name: chosen.stage.name[locale] } : null,
    deadline: chosen?.theme.deadline ?? null,
    editable: !redeemed && isOpen && (await isPremium(database, child.id, today)),
    redeemed,
    silver_stars: performance?.silverStars ?? 0,
  };
}
