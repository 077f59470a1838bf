import {
  childCaregivers,
  childSchema,
  freeTrialEnd,
  hongKongTime,
  identities,
  type IsoDate,
  isStoreOrder,
  languageId,
  type Locale,
  localeOfLanguageId,
  missionStates,
  orderType,
  orderTypes,
  paymentStatus,
  paymentStatuses,
} from "@gk/domain";
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import areasSeed from "../../seed/areas.json" with { type: "json" };
import demoSeed from "../../seed/demo-accounts.json" with { type: "json" };
import performanceSeed from "../../seed/performance-sample.json" with { type: "json" };
import plansSeed from "../../seed/plans.json" with { type: "json" };
import { hashPassword } from "../accounts/password.ts";
import { childColumns } from "../children/child-columns.ts";
import type { Database } from "../database/database.ts";
import * as schema from "../database/schema/index.ts";
import { dayOf, idsBySlug, missionCategoryOf, oneOf } from "./read.ts";
import { daysSinceSeed, monthsSinceSeed, SEED_DAY, shiftDays, shiftMonths, shiftTimeDays } from "./shift.ts";

type Account = (typeof demoSeed.accounts)[number];
type Child = Account["children"][number];
type Performance = (typeof performanceSeed.children)[number];

/** Writes the demo accounts with everything they own, moved by the days since the seed was written (decision 56). */
export async function seedDemoAccounts(database: Database, today: IsoDate): Promise<void> {
  // All of them first: a caregiver of a child is one of them.
  const hashes = await passwordHashes();
  await database
    .insert(schema.users)
    .values(demoSeed.accounts.map((account) => userOf(account, today, hashes.get(account.password))));
  for (const account of demoSeed.accounts) {
    if (account.payment_methods.length > 0) {
      await database.insert(schema.paymentMethods).values(paymentMethodsOf(account, today));
    }
    for (const child of account.children) await seedChild(database, account, child, today);
    const orders = ordersOf(account, today);
    if (orders.length === 0) continue;
    await database.insert(schema.orders).values(orders);
    await database.insert(schema.payments).values(orders.flatMap(paymentOf));
  }
  await continueNumbering(database);
}

/** The hash of each password: most accounts share one, and a hash takes a processor for long. */
async function passwordHashes(): Promise<ReadonlyMap<string, string>> {
  const passwords = new Set(demoSeed.accounts.map(({ password }) => password));
  return new Map(await Promise.all([...passwords].map(async (one) => [one, await hashPassword(one)] as const)));
}

function userOf(account: Account, today: IsoDate, passwordHash: string | undefined) {
  const registeredOn = shiftDays(dayOf(account.registered_on), daysSinceSeed(today));
  return {
    id: account.id,
    name: account.name[localeOf(account)],
    email: account.email,
    passwordHash: passwordHash ?? null,
    gender: oneOf(identities, account.gender),
    isActivated: account.is_activated === 1,
    isModerator: account.is_moderator,
    freeTrialFinishedAt: startOfDay(freeTrialEnd(registeredOn)),
    languageId: languageId[localeOf(account)],
    createdAt: startOfDay(registeredOn),
  };
}

/** The maker of the seed's cards. */
const BRAND = "visa";

const cardOf = (account: Account, id: number | null) => {
  const method = account.payment_methods.find((candidate) => candidate.id === id);
  return method && { brand: BRAND, last4: method.last4 };
};

const paymentMethodsOf = (account: Account, today: IsoDate) =>
  account.payment_methods.map((method) => ({
    id: method.id,
    userId: account.id,
    type: oneOf(orderTypes, method.type),
    kind: "card" as const,
    brand: BRAND,
    last4: method.last4,
    expMonth: method.exp_month,
    expYear: method.exp_year,
    isDefault: method.is_default,
    createdAt: startOfDay(shiftDays(dayOf(account.registered_on), daysSinceSeed(today))),
  }));

async function seedChild(database: Database, account: Account, child: Child, today: IsoDate): Promise<void> {
  const locale = localeOf(account);
  const days = daysSinceSeed(today);
  const answers = v.parse(childSchema({ today: SEED_DAY }), {
    ...child,
    name: child.name[locale],
    nickname: child.nickname[locale],
    area_id: idsBySlug(areasSeed.districts)(child.district),
  });
  await database.insert(schema.children).values({
    id: child.id,
    userId: account.id,
    ...childColumns(answers),
    createdAt: startOfDay(shiftDays(dayOf(account.registered_on), days)),
  });
  if (child.caregiver_users.length > 0) {
    await database.insert(schema.caregiverUsers).values(
      child.caregiver_users.map((caregiver) => ({
        id: caregiver.id,
        childId: child.id,
        email: caregiver.email,
        userId: demoSeed.accounts.find(({ email }) => email === caregiver.email)?.id ?? null,
        name: caregiver.name[locale],
        caregiver: oneOf(childCaregivers, caregiver.caregiver),
        addedOn: shiftDays(dayOf(caregiver.added_on), days),
      })),
    );
  }
  const { subscription } = child;
  if (subscription) {
    await database.insert(schema.subscriptions).values({
      id: subscription.id,
      childId: child.id,
      planId: planIds(subscription.plan),
      status: "active",
      startedOn: shiftDays(dayOf(subscription.started_on), days),
      endsOn: shiftDays(dayOf(subscription.ends_on), days),
      autoRenew: subscription.auto_renew,
      orderType: orderType.card,
      renewalCents: priceOf(subscription.plan),
      paymentMethodId: subscription.payment_method,
      promotionCodeId: promotionCodeId(subscription.promotion_code),
    });
  }
  if ("prize_stage_id" in child && child.prize_stage_id) {
    await database
      .insert(schema.prizeChoices)
      .values({ childId: child.id, prizeStageId: child.prize_stage_id, chosenAt: startOfDay(today) });
  }
  if ("activity_ids" in child) {
    await database
      .insert(schema.activityJoins)
      .values(child.activity_ids.map((activityId) => ({ activityId, childId: child.id, joinedAt: startOfDay(today) })));
  }
  const performance = performanceSeed.children.find((candidate) => candidate.child === child.slug);
  if (performance) await database.insert(schema.performances).values(performanceOf(child.id, performance, today));
}

function performanceOf(childId: number, performance: Performance, today: IsoDate) {
  const days = daysSinceSeed(today);
  const months = monthsSinceSeed(today);
  return {
    childId,
    missions: performance.missions.map(({ month, category_slug, completed }) => ({
      month: shiftMonths(month, months),
      category: missionCategoryOf(category_slug),
      completed,
    })),
    stars: performance.stars,
    silverStars: performance.silver_stars,
    recentMissions: performance.recent_missions.map((mission) => ({
      ...mission,
      category: missionCategoryOf(mission.category),
      state: oneOf(missionStates, mission.state),
    })),
    badges: performance.badges.map((badge) => ({
      ...badge,
      kind: oneOf(["special", "category"], badge.kind),
      earned_on: shiftDays(dayOf(badge.earned_on), days),
    })),
    certificates: performance.certificates.map((certificate) => ({
      ...certificate,
      issued_on: shiftDays(dayOf(certificate.issued_on), days),
    })),
    monthlyReports: performance.monthly_reports.map((report) => ({
      ...report,
      month: shiftMonths(report.month, months),
      top_category: missionCategoryOf(report.top_category),
    })),
  };
}

const ordersOf = (account: Account, today: IsoDate) =>
  account.orders.map((order) => {
    const card = cardOf(account, order.payment_method);
    const days = daysSinceSeed(today);
    const orderedAt = shiftTimeDays(order.ordered_at, days);
    return {
      id: order.id,
      number: numberOnDay(order.number, shiftDays(dayOf(order.ordered_at.slice(0, 10)), days)),
      userId: account.id,
      childId: order.child,
      planId: planIds(order.plan),
      orderType: oneOf(orderTypes, order.order_type),
      paymentStatus: oneOf(paymentStatuses, order.payment_status),
      priceCents: order.price_cents,
      discountCents: order.discount_cents,
      chargeCents: order.charge_cents,
      promotionCodeId: promotionCodeId(order.promotion_code),
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      orderedAt,
      paidAt: RECEIVED.has(order.payment_status) ? orderedAt : null,
      startsOn: order.starts_on === null ? null : shiftDays(dayOf(order.starts_on), days),
      endsOn: order.ends_on === null ? null : shiftDays(dayOf(order.ends_on), days),
    };
  });

type SeedOrder = ReturnType<typeof ordersOf>[number];

/** The states that an order reaches only once its money came in (decision 30). */
const RECEIVED = new Set<number>([paymentStatus.paid, paymentStatus.finished, paymentStatus.refunded]);

/** The money of an order: the demo's gateway gives back whatever it is asked for. A store keeps its own books. */
function paymentOf({ id, number, orderType: type, paymentStatus: status, chargeCents, paidAt }: SeedOrder) {
  if (paidAt === null || isStoreOrder(type)) return [];
  const isRefunded = status === paymentStatus.refunded;
  return {
    id: `seed-${number}`,
    kind: type === orderType.octopus ? ("octopus" as const) : ("page" as const),
    orderId: id,
    amountCents: chargeCents,
    receivedAt: paidAt,
    refundFor: isRefunded ? ("planEnds" as const) : null,
    refundedAt: isRefunded ? paidAt : null,
  };
}

/** An order's number names the day on which it was made. */
const numberOnDay = (number: string, day: string) => number.replace(/\d{8}/, day.replaceAll("-", ""));

const planIds = idsBySlug(plansSeed.plans);

function priceOf(plan: string): number {
  const found = plansSeed.plans.find(({ slug }) => slug === plan);
  if (!found) throw new Error(`The seed has no plan "${plan}".`);
  return found.price_cents;
}

function promotionCodeId(code: string | null): number | null {
  return plansSeed.promotion_codes.find((candidate) => candidate.code === code)?.id ?? null;
}

function localeOf(account: Account): Locale {
  const locale = localeOfLanguageId(account.language_id);
  if (!locale) throw new Error(`The demo account ${account.slug} has no known language.`);
  return locale;
}

const startOfDay = (day: IsoDate) => new Date(hongKongTime(day));

/** The four counts of the child form. */
/** Rows that brought their own numbers do not move the database's: without this the next user would be number 1. */
async function continueNumbering(database: Database): Promise<void> {
  const numbered: [PgTable, SQL][] = [
    [schema.users, sql`max(${schema.users.id})`],
    [schema.children, sql`max(${schema.children.id})`],
    [schema.caregiverUsers, sql`max(${schema.caregiverUsers.id})`],
    [schema.paymentMethods, sql`max(${schema.paymentMethods.id})`],
    [schema.subscriptions, sql`max(${schema.subscriptions.id})`],
    [schema.orders, sql`max(${schema.orders.id})`],
  ];
  for (const [table, highest] of numbered) {
    const name = getTableName(table);
    await database.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select ${highest} from ${table}))`,
    );
  }
}
