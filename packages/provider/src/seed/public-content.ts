import { type IsoDate, planSlugs, schoolPlanSlugs } from "@gk/domain";
import activitiesSeed from "../../seed/activities.json" with { type: "json" };
import areasSeed from "../../seed/areas.json" with { type: "json" };
import ecaSeed from "../../seed/eca-categories.json" with { type: "json" };
import plansSeed from "../../seed/plans.json" with { type: "json" };
import prizesSeed from "../../seed/prizes.json" with { type: "json" };
import { FIRST_BULK_ID } from "../bulk/rows.ts";
import type { Database } from "../database/database.ts";
import * as schema from "../database/schema/index.ts";
import { upsert } from "../database/upsert.ts";
import { writeSearchEntries } from "../search/write-search-entries.ts";
import { seedArticles } from "./articles.ts";
import { seedMarket } from "./market.ts";
import { dayOf, idsBySlug, oneOf } from "./read.ts";
import { shiftYears, yearsToOpenEnd } from "./shift.ts";

/** Writes the public catalogue again, row by row over what is there (decision 56). */
export async function seedPublicContent(database: Database, today: IsoDate): Promise<void> {
  await seedPlaces(database);
  await seedEca(database);
  await seedPlans(database);
  await seedPrizes(database, today);
  await upsert(database, schema.activities, activitiesOn(today), schema.activities.id);
  await seedArticles(database, today);
  await seedMarket(database, today);
  // What is made up (`bulk/`) is searched since it was made, and does not change.
  await writeSearchEntries(database, { from: 0, below: FIRST_BULK_ID });
}

async function seedPlaces(database: Database): Promise<void> {
  await upsert(database, schema.areas, areasSeed.areas, schema.areas.id);
  const areaIds = idsBySlug(areasSeed.areas);
  const districts = areasSeed.districts.map(({ area, ...district }) => ({ ...district, areaId: areaIds(area) }));
  await upsert(database, schema.districts, districts, schema.districts.id);
}

async function seedEca(database: Database): Promise<void> {
  const categories = ecaSeed.eca_categories;
  await upsert(database, schema.ecaCategories, categories, schema.ecaCategories.id);
  const items = categories.flatMap((category) => category.items.map((item) => ({ ...item, categoryId: category.id })));
  await upsert(database, schema.ecaItems, items, schema.ecaItems.id);
}

async function seedPlans(database: Database): Promise<void> {
  const plans = plansSeed.plans.map(
    ({ price_cents, list_price_cents, supports_auto_renew, max_caregivers, ...plan }) => ({
      ...plan,
      priceCents: price_cents,
      listPriceCents: list_price_cents,
      supportsAutoRenew: supports_auto_renew,
      maxCaregivers: max_caregivers,
      slug: oneOf(planSlugs, plan.slug),
    }),
  );
  await upsert(database, schema.plans, plans, schema.plans.id);
  await seedPromotionCodes(database);

  const schoolPlans = plansSeed.school_plans.map(
    ({ staff_accounts, social_worker_accounts, max_students, price_cents, ...plan }) => ({
      ...plan,
      staffAccounts: staff_accounts,
      socialWorkerAccounts: social_worker_accounts,
      maxStudents: max_students,
      priceCents: price_cents,
      slug: oneOf(schoolPlanSlugs, plan.slug),
    }),
  );
  await upsert(database, schema.schoolPlans, schoolPlans, schema.schoolPlans.id);
}

/** A code keeps its own days: one that has ended says so in its name. */
async function seedPromotionCodes(database: Database): Promise<void> {
  const codes = plansSeed.promotion_codes.map(
    ({ discount_cents, new_users_only, valid_from, valid_to, max_uses, ...code }) => ({
      ...code,
      discountCents: discount_cents,
      newUsersOnly: new_users_only,
      validFrom: dayOf(valid_from),
      validTo: valid_to === null ? null : dayOf(valid_to),
      maxUses: max_uses,
    }),
  );
  await upsert(database, schema.promotionCodes, codes, schema.promotionCodes.id);

  const planIds = idsBySlug(plansSeed.plans);
  const codePlans = plansSeed.promotion_codes.flatMap((code) =>
    code.plans.map((slug) => ({ promotionCodeId: code.id, planId: planIds(slug) })),
  );
  await database.insert(schema.promotionCodePlans).values(codePlans).onConflictDoNothing();
}

async function seedPrizes(database: Database, today: IsoDate): Promise<void> {
  const tiers = prizesSeed.certificate_tiers.map(({ silver_stars, ...tier }) => ({
    ...tier,
    silverStars: silver_stars,
  }));
  await upsert(database, schema.certificateTiers, tiers, schema.certificateTiers.id);

  const tierIds = idsBySlug(prizesSeed.certificate_tiers);
  const years = yearsToOpenEnd(
    prizesSeed.themes.map((theme) => dayOf(theme.deadline)),
    today,
  );
  const themes = prizesSeed.themes.map(({ deadline, certificate_tier, ...theme }) => ({
    ...theme,
    deadline: shiftYears(dayOf(deadline), years),
    certificateTierId: tierIds(certificate_tier),
  }));
  await upsert(database, schema.prizeThemes, themes, schema.prizeThemes.id);

  const stages = prizesSeed.themes.flatMap((theme) =>
    theme.stages.map(({ silver_stars, availability, ...stage }) => ({
      ...stage,
      themeId: theme.id,
      silverStars: silver_stars,
      availability: oneOf(schema.prizeStages.availability.enumValues, availability),
    })),
  );
  await upsert(database, schema.prizeStages, stages, schema.prizeStages.id);
}

/** The special events as they are on a day. */
export function activitiesOn(today: IsoDate) {
  const years = yearsToOpenEnd(
    activitiesSeed.activities.map((activity) => dayOf(activity.join_by)),
    today,
  );
  return activitiesSeed.activities.map(
    ({ starts_on, ends_on, join_by, joined, premium_only, how_to, ...activity }) => ({
      ...activity,
      startsOn: shiftYears(dayOf(starts_on), years),
      endsOn: shiftYears(dayOf(ends_on), years),
      joinBy: shiftYears(dayOf(join_by), years),
      joinedInApp: joined,
      premiumOnly: premium_only,
      howTo: how_to,
    }),
  );
}
