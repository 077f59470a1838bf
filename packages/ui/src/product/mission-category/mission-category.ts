import type { Picture } from "../../foundations/illustration/index.ts";
import { pictures } from "../pictures/index.ts";

/** The five mission categories, clockwise round the flower from its upper left petal, in reading order. */
export const missionCategories = ["conduct", "courtesy", "benevolence", "respect", "relationships"] as const;
export type MissionCategory = (typeof missionCategories)[number];

/** The scene of each category. */
export const categoryPictures: Readonly<Record<MissionCategory, Picture>> = {
  conduct: pictures.categoryConduct,
  courtesy: pictures.categoryCourtesy,
  benevolence: pictures.categoryBenevolence,
  respect: pictures.categoryRespect,
  relationships: pictures.categoryRelationships,
};
