import type { Picture } from "../../foundations/illustration/index.ts";
import { pictures } from "../pictures/index.ts";

/** The school plans in the order in which they are offered. */
export const schoolPlanNames = ["basic", "upgraded", "full"] as const;
export type SchoolPlanName = (typeof schoolPlanNames)[number];

/** The picture of each school plan. */
export const schoolPlanPictures: Readonly<Record<SchoolPlanName, Picture>> = {
  basic: pictures.schoolBasic,
  upgraded: pictures.schoolUpgraded,
  full: pictures.schoolFull,
};
