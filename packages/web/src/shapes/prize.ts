import { prizeAvailabilities } from "@gk/domain";
import * as v from "valibot";
import { count, day, id, illustration } from "./value.ts";

const named = { id, slug: v.string(), name: v.string() };

/**
 * One prize of a theme, for one age group; its `id` is the `prize_stage_id`.
 * @source spec §3
 */
export const prizeStageSchema = v.object({
  ...named,
  description: v.string(),
  ages: v.string(),
  silver_stars: count,
  availability: v.picklist(prizeAvailabilities),
});

/** A theme of the prize scheme with its prizes. */
export const prizeThemeSchema = v.object({
  ...named,
  description: v.string(),
  illustration,
  /** The last day on which a choice can be made or changed. */
  deadline: day,
  certificate_tier: v.object({ ...named, silver_stars: count }),
  stages: v.array(prizeStageSchema),
});

/**
 * A child's choice of prize.
 * @source spec §3; decision 22
 */
export const chosenPrizeSchema = v.object({
  prize_stage_id: v.nullable(id),
  theme: v.nullable(v.object(named)),
  stage: v.nullable(v.object(named)),
  /** The last day on which the choice can be changed; null without a choice. */
  deadline: v.nullable(day),
  /** Whether the choice can be made or changed now. */
  editable: v.boolean(),
  redeemed: v.boolean(),
  silver_stars: count,
});

/** One prize of a theme. */
export type PrizeStage = v.InferOutput<typeof prizeStageSchema>;

/** A theme of the prize scheme with its prizes. */
export type PrizeTheme = v.InferOutput<typeof prizeThemeSchema>;

/** A child's choice of prize. */
export type ChosenPrize = v.InferOutput<typeof chosenPrizeSchema>;
