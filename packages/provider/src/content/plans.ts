import type { Locale } from "@gk/domain";
import type { Plan, SchoolPlan } from "@gk/web";
import { asc } from "drizzle-orm";
import { plans, schoolPlans } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";

/** Learning plans and school plans on offer. */
export const listPlans: Handler<"listPlans"> = async (_, { database, locale }) => {
  const learning = await database.select().from(plans).orderBy(asc(plans.id));
  const school = await database.select().from(schoolPlans).orderBy(asc(schoolPlans.id));
  return answer({
    plans: learning.map((plan) => planShape(plan, locale)),
    school_plans: school.map((plan) => schoolPlanShape(plan, locale)),
  });
};

function planShape(plan: typeof plans.$inferSelect, locale: Locale): Plan {
  return {
    id: plan.id,
    slug: plan.slug,
    name: plan.name[locale],
    period: plan.period[locale],
    months: plan.months,
    tagline: plan.tagline[locale],
    description: plan.description[locale],
    price_cents: plan.priceCents,
    list_price_cents: plan.listPriceCents,
    supports_auto_renew: plan.supportsAutoRenew,
    max_caregivers: plan.maxCaregivers,
    certificates: plan.certificates,
    voiceovers: plan.voiceovers,
    worksheets: plan.worksheets,
    gift: plan.gift && { name: plan.gift.name[locale], value_cents: plan.gift.value_cents },
    highlight: plan.highlight,
    features: plan.features.map((feature) => feature[locale]),
  };
}

function schoolPlanShape(plan: typeof schoolPlans.$inferSelect, locale: Locale): SchoolPlan {
  return {
    id: plan.id,
    slug: plan.slug,
    name: plan.name[locale],
    tagline: plan.tagline[locale],
    months: plan.months,
    price_cents: plan.priceCents,
    staff_accounts: plan.staffAccounts,
    social_worker_accounts: plan.socialWorkerAccounts,
    max_students: plan.maxStudents,
    highlight: plan.highlight,
    features: plan.features.map((feature) => feature[locale]),
  };
}
