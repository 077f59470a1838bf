export { type PlanName, planNames, planPictures } from "./plan.ts";
export { type SchoolPlanName, schoolPlanNames, schoolPlanPictures } from "./school-plan.ts";
