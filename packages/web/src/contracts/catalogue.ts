import * as v from "valibot";
import type { catalogueCalls } from "../calls/catalogue.ts";
import type { Contracts } from "../contract.ts";
import { answer, list } from "../envelope.ts";
import { ecaCategorySchema } from "../shapes/eca.ts";
import { areaSchema } from "../shapes/place.ts";
import { planSchema, schoolPlanSchema } from "../shapes/plan.ts";
import { prizeThemeSchema } from "../shapes/prize.ts";

export const catalogueContracts = {
  listPrizes: { summary: "Themes of the prize scheme", source: "spec §7", answer: list(prizeThemeSchema) },
  listPlans: {
    summary: "Learning plans and school plans on offer",
    source: "spec §7",
    answer: answer(v.object({ plans: v.array(planSchema), school_plans: v.array(schoolPlanSchema) })),
  },
  listAreas: { summary: "Regions with their districts", source: "spec §7", answer: list(areaSchema) },
  listEcaCategories: {
    summary: "Activities outside school by kind",
    source: "spec §7",
    answer: list(ecaCategorySchema),
  },
} as const satisfies Contracts<typeof catalogueCalls>;
