import { freeTrialDays, type Locale, localeOfLanguageId } from "@gk/domain";
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import areasSeed from "../../seed/areas.json" with { type: "json" };
import demoSeed from "../../seed/demo-accounts.json" with { type: "json" };
import performanceSeed from "../../seed/performance-sample.json" with { type: "json" };
import plansSeed from "../../seed/plans.json" with { type: "json" };
import { hashPassword } from "../accounts/password.ts";
import type { Database } from "../database/database.ts";
import * as schema from "../database/schema/index.ts";
import { idsBySlug } from "./ids.ts";
import { daysSinceSeed, monthsSinceSeed, shiftDays, shiftMonths, shiftTime } from "./shift.ts";

type Account = (typeof demoSeed.accounts)[number];
type Child = Account["children"][number];

/** Writes the demo accounts with everything they own, moved by the days since the seed was written (decision 56). */
export async function seedDemoAccounts(database: Database, today: string): Promise<void> {
  for (const account of demoSeed.accounts) {
    await database.insert(schema.users).values(await userOf(account, today));
    if (account.payment_methods.length > 0) {
      await database.insert(schema.paymentMethods).values(paymentMethodsOf(account, today));
    }
    for (const child of account.children) await seedChild(database, account, child, today);
    if (account.orders.length > 0) await database.insert(schema.orders).values(ordersOf(account, today));
  }
  await continueNumbering(database);
}

async function userOf(account: Account, today: string) {
  const registeredOn = shiftDays(account.registered_on, daysSinceSeed(today));
  return {
    id: account.id,
    name: account.name[localeOf(account)],
    email: account.email,
    passwordHash: await hashPassword(account.password),
    gender: account.gender,
    isActivated: account.is_activated === 1,
    isModerator: account.is_moderator,
    freeTrialFinishedAt: startOfDay(shiftDays(registeredOn, freeTrialDays)),
    languageId: account.language_id,
    createdAt: startOfDay(registeredOn),
  };
}

const paymentMethodsOf = (account: Account, today: string) =>
  account.payment_methods.map((method) => ({
    id: method.id,
    userId: account.id,
    type: method.type,
    kind: "card" as const,
    brand: "visa",
    last4: method.last4,
    expMonth: method.exp_month,
    expYear: method.exp_year,
    isDefault: method.is_default,
    createdAt: startOfDay(shiftDays(account.registered_on, daysSinceSeed(today))),
  }));

async function seedChild(database: Database, account: Account, child: Child, today: string): Promise<void> {
  const locale = localeOf(account);
  const days = daysSinceSeed(today);
  const districtIds = idsBySlug(areasSeed.districts);
  await database.insert(schema.children).values({
    id: child.id,
    userId: account.id,
    name: child.name[locale],
    nickname: child.nickname[locale],
    gender: child.gender,
    dateOfBirth: child.date_of_birth,
    schoolType: child.school_type,
    yearLevel: child.year_level,
    siblings: child.siblings,
    caregivers: child.caregivers,
    districtId: districtIds(child.district),
    hasClubHouse: child.has_club_house === 1,
    hasPet: child.has_pet === 1,
    transport: child.transport,
    eca: child.eca,
    beginScore: child.begin_score,
    createdAt: startOfDay(shiftDays(account.registered_on, days)),
  });
  if (child.caregiver_users.length > 0) {
    await database.insert(schema.caregiverUsers).values(
      child.caregiver_users.map((caregiver) => ({
        id: caregiver.id,
        childId: child.id,
        email: caregiver.email,
        name: caregiver.name[locale],
        caregiver: caregiver.caregiver,
        addedOn: shiftDays(caregiver.added_on, days),
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
      startedOn: shiftDays(subscription.started_on, days),
      endsOn: shiftDays(subscription.ends_on, days),
      autoRenew: subscription.auto_renew,
      orderType: account.payment_methods.find((method) => method.id === subscription.payment_method)?.type ?? 3,
      paymentMethodId: subscription.payment_method,
      promotionCodeId: promotionCodeId(subscription.promotion_code),
    });
  }
  if ("prize_stage_id" in child && child.prize_stage_id) {
    await database
      .insert(schema.prizeChoices)
      .values({ childId: child.id, prizeStageId: child.prize_stage_id, chosenAt: startOfDay(today) });
  }
  if (child.slug === performanceSeed.child) {
    await database.insert(schema.performances).values(performanceOf(child.id, today));
  }
}

function performanceOf(childId: number, today: string) {
  const days = daysSinceSeed(today);
  const months = monthsSinceSeed(today);
  return {
    childId,
    missions: performanceSeed.missions.map(({ month, category, completed }) => ({
      month: shiftMonths(month, months),
      category,
      completed,
    })),
    stars: performanceSeed.stars,
    silverStars: performanceSeed.silver_stars,
    badges: performanceSeed.badges.map((badge) => ({ ...badge, earned_on: shiftDays(badge.earned_on, days) })),
    certificates: performanceSeed.certificates.map((certificate) => ({
      ...certificate,
      issued_on: shiftDays(certificate.issued_on, days),
    })),
    monthlyReports: performanceSeed.monthly_reports.map((report) => ({
      ...report,
      month: shiftMonths(report.month, months),
    })),
  };
}

const ordersOf = (account: Account, today: string) =>
  account.orders.map((order) => {
    const days = daysSinceSeed(today);
    const orderedAt = shiftTime(order.ordered_at, days);
    return {
      id: order.id,
      number: numberOnDay(order.number, shiftDays(order.ordered_at.slice(0, 10), days)),
      userId: account.id,
      childId: order.child,
      planId: planIds(order.plan),
      orderType: order.order_type,
      paymentStatus: order.payment_status,
      priceCents: order.price_cents,
      discountCents: order.discount_cents,
      chargeCents: order.charge_cents,
      promotionCodeId: promotionCodeId(order.promotion_code),
      orderedAt,
      startsOn: order.starts_on && shiftDays(order.starts_on, days),
      endsOn: order.ends_on && shiftDays(order.ends_on, days),
    };
  });

/** An order's number names the day on which it was made. */
const numberOnDay = (number: string, day: string) => number.replace(/\d{8}/, day.replaceAll("-", ""));

const planIds = idsBySlug(plansSeed.plans);

function promotionCodeId(code: string | null): number | null {
  return plansSeed.promotion_codes.find((candidate) => candidate.code === code)?.id ?? null;
}

function localeOf(account: Account): Locale {
  const locale = localeOfLanguageId(account.language_id);
  if (!locale) throw new Error(`The demo account ${account.slug} has no known language.`);
  return locale;
}

const startOfDay = (day: string) => new Date(`${day}T00:00:00+08:00`);

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
