import type { Picture } from "../../foundations/illustration/index.ts";
import { pictures } from "../pictures/index.ts";

/** The family plans in the order in which they are offered: from sprout to banyan, as the months grow. */
export const planNames = ["beginner", "elementary", "outstanding"] as const;
export type PlanName = (typeof planNames)[number];

/** The plant of each family plan. */
export const planPictures: Readonly<Record<PlanName, Picture>> = {
  beginner: pictures.planBeginner,
  elementary: pictures.planElementary,
  outstanding: pictures.planOutstanding,
};
