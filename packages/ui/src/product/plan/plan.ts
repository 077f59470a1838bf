import { type Picture, pictures } from "../../foundations/illustration/index.ts";

/** The family plans in the order in which they are offered: from sprout to banyan, as the months grow. */
export const planNames = ["beginner", "elementary", "outstanding"] as const;
export type PlanName = (typeof planNames)[number];

/** The school plans in the order in which they are offered. */
export const schoolPlanNames = ["basic", "upgraded", "full"] as const;
export type SchoolPlanName = (typeof schoolPlanNames)[number];

/** The plant of each family plan. */
export const planPictures: Readonly<Record<PlanName, Picture>> = {
  beginner: pictures.planBeginner,
  elementary: pictures.planElementary,
  outstanding: pictures.planOutstanding,
};

/** The picture of each school plan. */
export const schoolPlanPictures: Readonly<Record<SchoolPlanName, Picture>> = {
  basic: pictures.schoolBasic,
  upgraded: pictures.schoolUpgraded,
  full: pictures.schoolFull,
};
