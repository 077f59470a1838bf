export {
  type PlanName,
  planNames,
  planPictures,
  type SchoolPlanName,
  schoolPlanNames,
  schoolPlanPictures,
} from "./plan.ts";
