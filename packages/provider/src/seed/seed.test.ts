import { readdirSync, readFileSync } from "node:fs";
import { addDays, check, languageId, profileNameSchema, wishSchema } from "@gk/domain";
import { count, eq, sql } from "drizzle-orm";
import { beforeAll, afterAll, expect, test } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { openInMemory } from "../database/pglite.ts";
import demoSeed from "../../seed/demo-accounts.json" with { type: "json" };
import performanceSeed from "../../seed/performance-sample.json" with { type: "json" };
import * as schema from "../database/schema/index.ts";
import { eventsOn } from "./articles.ts";
import { advertisementsOn } from "./market.ts";
import { activitiesOn } from "./public-content.ts";
import { seed } from "./seed.ts";
import { SEED_DAY } from "./shift.ts";

let open: OpenDatabase;

beforeAll(async () => {
  open = await openInMemory();
  await seed(open.database, { today: "2026-11-20", demoAccounts: true });
});

afterAll(() => open.close());

const rows = async (table: typeof schema.users | typeof schema.articles | typeof schema.advertisements) =>
  (await open.database.select({ rows: count() }).from(table))[0]?.rows;

test("the catalogue is complete", async () => {
  expect(await rows(schema.articles)).toBe(48);
  expect(await rows(schema.advertisements)).toBe(36);
  expect(await rows(schema.users)).toBe(5);
});

test("wishes of both languages and all categories hang on the tree, and some wait to be read", async () => {
  const wishes = await open.database.select().from(schema.wishes);
  const hung = wishes.filter(({ approved }) => approved);
  expect(hung.length).toBeGreaterThanOrEqual(20);
  expect(new Set(hung.map(({ category }) => category)).size).toBe(5);
  const chinese = hung.filter(({ wish }) => /\p{Script=Han}/u.test(wish));
  expect(chinese.length).toBeGreaterThanOrEqual(8);
  expect(hung.length - chinese.length).toBeGreaterThanOrEqual(8);
  expect(wishes.filter(({ approved }) => approved === null).length).toBeGreaterThan(0);
  const isOdd = ({ name, category, wish }: (typeof wishes)[number]) =>
    check(wishSchema, { name, category, wish, "g-recaptcha-response": "solved" }).issues !== undefined;
  expect(wishes.filter(isOdd)).toEqual([]);
});

test("a demo account's names are those of its language (decision 56)", async () => {
  const names = await open.database.select({ name: schema.users.name }).from(schema.users).orderBy(schema.users.id);
  expect(names.map((row) => row.name)).toEqual(["樂樂媽媽", "Dad of Long", "晞晞媽媽", "晞晞公公", "Ana Santos"]);
});

test("a demo account's names are such as its owner could save again", () => {
  const names = demoSeed.accounts.flatMap(({ name }) => Object.values(name));
  expect(names.filter((name) => check(profileNameSchema, { name }).issues)).toEqual([]);
});

test("days stand in digits, in Chinese too", () => {
  const folder = new URL("../../seed/", import.meta.url);
  const words = /[一二三四五六七八九十]+月[一二三四五六七八九十]+日/;
  const files = readdirSync(folder).filter((file) => words.test(readFileSync(new URL(file, folder), "utf8")));
  expect(files).toEqual([]);
});

test("a code whose name ends in an amount takes that amount off", async () => {
  const codes = await open.database.select().from(schema.promotionCodes);
  const named = codes.flatMap(({ code, discountCents }) => {
    // Four digits are a year.
    const amount = /\D(\d{1,3})$/.exec(code)?.[1];
    return amount === undefined ? [] : [{ code, amount: Number(amount), dollars: discountCents / 100 }];
  });
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(({ amount, dollars }) => amount !== dollars)).toEqual([]);
});

test.each(["NEW50", "HELLOGK"])("%s never expires (decision 29)", async (code) => {
  const found = await open.database.select().from(schema.promotionCodes).where(eq(schema.promotionCodes.code, code));
  expect(found).toMatchObject([{ code, validTo: null }]);
});

test("a record of the seed adds up: its months, stickers and silver stars", () => {
  const { children, stickers_per_badge, badges_per_silver_star } = performanceSeed;
  const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
  for (const child of children) {
    const badges = Math.floor(child.stars / stickers_per_badge);
    expect(sum(child.missions.map(({ completed }) => completed))).toBe(child.missions_completed);
    expect(sum(child.badges.map((badge) => badge.count))).toBe(badges);
    expect(child.silver_stars).toBe(Math.floor(badges / badges_per_silver_star));
    for (const { month, completed, top_category } of child.monthly_reports) {
      const ofMonth = child.missions.filter((missions) => missions.month === month);
      expect(sum(ofMonth.map((missions) => missions.completed)), month).toBe(completed);
      const most = Math.max(...ofMonth.map((missions) => missions.completed));
      expect(ofMonth.find(({ category_slug }) => category_slug === top_category)?.completed, month).toBe(most);
    }
  }
});

test("one child of the demo has a year of ups and downs behind it", () => {
  const [hei] = performanceSeed.children;
  const months = Map.groupBy(hei?.missions ?? [], ({ month }) => month);
  const totals = [...months.values()].map((ofMonth) => ofMonth.reduce((total, { completed }) => total + completed, 0));
  expect(totals).toHaveLength(12);
  const falls = totals.filter((total, index) => total < (totals[index - 1] ?? 0));
  expect(falls.length).toBeGreaterThan(2);
});

test("texts have typographic apostrophes, and one word for a sister", () => {
  const seeds = new URL("../../seed/", import.meta.url);
  const odd = readdirSync(seeds).flatMap((file) =>
    [...readFileSync(new URL(file, seeds), "utf8").matchAll(/.{0,20}(\w'|姊姊).{0,10}/g)].map(([text]) => text),
  );
  expect(odd).toEqual([]);
});

test("on each day of a year there are events to come, and special events that take names", () => {
  const year = Array.from({ length: 366 }, (_, days) => addDays(SEED_DAY, days));
  const poor = year.flatMap((today) => {
    const toCome = eventsOn(today).filter(({ endsAt }) => endsAt >= new Date(today)).length;
    const takingNames = activitiesOn(today).filter(
      ({ joinBy, joinedInApp, quota }) => joinBy >= today && joinedInApp < quota,
    );
    const hasLastPlace = takingNames.some(({ joinedInApp, quota }) => quota - joinedInApp === 1);
    return toCome < 3 || takingNames.length < 2 || !hasLastPlace
      ? [`${today}: ${toCome} events, ${takingNames.length} special events`]
      : [];
  });
  expect(poor).toEqual([]);
});

test("on each day of a year every offer has begun, most are not over, and none lasts longer than it says", () => {
  const year = Array.from({ length: 366 }, (_, passed) => addDays(SEED_DAY, passed));
  const offers = year.map((today) => ({ today, all: advertisementsOn(today) }));
  expect(offers.flatMap(({ today, all }) => all.filter(({ validFrom }) => validFrom > today))).toEqual([]);
  const current = offers.map(({ today, all }) => all.filter(({ validTo }) => validTo >= today).length);
  expect([current[0], Math.min(...current)]).toEqual([33, 33]);
  const mooncakes = advertisementsOn("2027-01-01").find(({ slug }) => slug === "mooncake-and-manners");
  expect(mooncakes).toMatchObject({ validFrom: "2026-08-20", validTo: "2026-09-24" });
});

test("a second start writes public content again, and leaves the accounts as they became", async () => {
  await open.database.update(schema.users).set({ name: "Renamed Parent" }).where(eq(schema.users.id, 1));
  await open.database.update(schema.plans).set({ priceCents: 1 }).where(eq(schema.plans.id, 1));
  await open.database.update(schema.searchEntries).set({ pairs: [], foldedVenue: null });

  await seed(open.database, { today: "2027-01-06", demoAccounts: true });

  const [user] = await open.database.select().from(schema.users).where(eq(schema.users.id, 1));
  expect(user?.name).toBe("Renamed Parent");
  const [plan] = await open.database.select().from(schema.plans).where(eq(schema.plans.id, 1));
  expect(plan?.priceCents).toBe(9800);
  expect(await rows(schema.users)).toBe(5);
  expect(await open.database.$count(schema.wishes)).toBe(26);
  // By whatever an entry is found, it is so from the next start on.
  const { kind, pairs, foldedVenue } = schema.searchEntries;
  const isNotFound = sql`${pairs} = ''::tsvector or (${kind} = 'market' and ${foldedVenue} is null)`;
  expect(await open.database.$count(schema.searchEntries, isNotFound)).toBe(0);
});

test("a child of a demo account has joined an activity", async () => {
  const joins = await open.database
    .select({ childId: schema.activityJoins.childId, slug: schema.activities.slug })
    .from(schema.activityJoins)
    .innerJoin(schema.activities, eq(schema.activities.id, schema.activityJoins.activityId));
  expect(joins).toEqual([{ childId: 301, slug: "annual-merit-day" }]);
});

test("a new user gets a number that no demo account has", async () => {
  const [user] = await open.database
    .insert(schema.users)
    .values({
      name: "New Parent",
      email: "new@gk.example",
      languageId: languageId["zh-HK"],
      createdAt: new Date("2026-11-20T00:00:00Z"),
    })
    .returning();
  expect(user?.id).toBe(6);
});
