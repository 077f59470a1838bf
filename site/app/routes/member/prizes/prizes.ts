import type { IsoDate } from "@gk/domain";
import type { Picture } from "@gk/ui/illustration";
import { pictures } from "@gk/ui/pictures";
import type { PrizeState } from "@gk/ui/prize-card";
import type { Child, ChosenPrize, PrizeTheme } from "@gk/web";
import { query } from "../../../data/query.ts";

/** Reads the themes of the scheme with their prizes. */
export const themesQuery = query("listPrizes");

/** Reads what a child has chosen. */
export const choiceQuery = (id: number) => query("getPrizeChoice", { params: { id } });

const drawn: Partial<Record<string, Picture>> = {
  "little-explorer": pictures.prizeExplorer,
  "little-artist": pictures.prizeArtist,
  "little-scientist": pictures.prizeScientist,
  "family-time": pictures.prizeFamily,
};

/** The picture of a theme, by its slug; a wrapped gift for one that is not known here yet. */
export const themePicture = (slug: string | undefined): Picture => (slug && drawn[slug]) || pictures.prize;

/** How a child stands with the annual prize (T109). */
export function prizeState({ is_premium }: Pick<Child, "is_premium">, choice: ChosenPrize): PrizeState {
  if (choice.redeemed) return "redeemed";
  if (!is_premium) return "locked";
  if (!choice.stage) return "none";
  return choice.editable ? "chosen" : "closed";
}

/** Whether any prize of a theme can still be chosen on a day; its last one included. */
export const isOffered = ({ deadline, stages }: Pick<PrizeTheme, "deadline" | "stages">, today: IsoDate) =>
  today <= deadline && stages.some(({ availability }) => availability !== "closed");

/** Whether a child that has chosen none comes too late for all of them. */
export const isTooLate = (
  state: PrizeState,
  themes: readonly Pick<PrizeTheme, "deadline" | "stages">[],
  today: IsoDate,
) => state === "none" && !themes.some((theme) => isOffered(theme, today));

/** Whether a child has not reached the certificate that a theme needs, and may still work towards it. */
export const isLocked = (
  { certificate_tier: tier }: Pick<PrizeTheme, "certificate_tier">,
  { silver_stars: stars }: Pick<Child, "silver_stars">,
  state: PrizeState,
) => state !== "redeemed" && stars < tier.silver_stars;

/** Ages as they are printed: `4–5`. */
export const agesOf = (ages: string) => ages.replace("-", "–");
