export { CategoryFlower, type CategoryFlowerProps, type CategoryWords } from "./CategoryFlower.tsx";
export { type MissionCategory, missionCategories } from "./CategoryFlower.variants.ts";
