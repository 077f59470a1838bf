export { categoryPictures, type MissionCategory, missionCategories } from "./mission-category.ts";
