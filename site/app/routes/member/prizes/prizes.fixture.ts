import type { ChosenPrize } from "@gk/web";

/** The answer about a child that has chosen nothing yet. */
export const none: ChosenPrize = {
  prize_stage_id: null,
  theme: null,
  stage: null,
  deadline: null,
  editable: true,
  redeemed: false,
  silver_stars: 0,
};
