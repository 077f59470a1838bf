import {
  type ChildCaregiver,
  childFields,
  type ChildGender,
  type IsoDate,
  type MissionCategory,
  type MissionState,
  type SchoolType,
  type Transport,
  type YearLevel,
} from "@gk/domain";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Bilingual } from "../../wording/bilingual.ts";
import { day, flag, id, moment } from "../columns.ts";
import { districts } from "./places.ts";
import { users } from "./users.ts";

const { siblings, begin_score: score } = childFields;

/** A number as the definition of a table has it, which takes no parameters. */
const literal = (value: number) => sql.raw(String(value));

export const children = pgTable(
  "children",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // What the form asks, each by the name that it has everywhere.
    name: text().notNull(),
    nickname: text(),
    gender: smallint().$type<ChildGender>().notNull(),
    date_of_birth: day().notNull(),
    school_type: smallint().$type<SchoolType>().notNull(),
    year_level: smallint().$type<YearLevel>().notNull(),
    /** Counts in the order of T69: elder and younger brothers, elder and younger sisters. */
    siblings: smallint().array().$type<[number, number, number, number]>().notNull(),
    caregivers: smallint().array().$type<ChildCaregiver[]>().notNull(),
    area_id: integer("district_id")
      .notNull()
      .references(() => districts.id),
    has_club_house: flag().notNull(),
    has_pet: flag().notNull(),
    transport: smallint().array().$type<Transport[]>().notNull(),
    eca: integer().array().notNull(),
    begin_score: smallint().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("children_user").on(table.userId),
    check("children_siblings_size", sql`cardinality(${table.siblings}) = ${literal(siblings.of.length)}`),
    check("children_score_bounds", sql`${table.begin_score} between ${literal(score.min)} and ${literal(score.max)}`),
  ],
);

/** Adults whom the parent of a premium child invites by e-mail (T74: not the caregiver numbers of the form). */
export const caregiverUsers = pgTable(
  "caregiver_users",
  {
    id: id(),
    childId: integer()
      .notNull()
      .references(() => children.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** The account that accepted; with it the caregiver goes. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /** Known only once the invitation was accepted, or for an adult who came with the demo accounts. */
    name: text(),
    /** Which caregiver of the child form this person is, where known. */
    caregiver: smallint().$type<ChildCaregiver>(),
    addedOn: day().notNull(),
  },
  (table) => [
    uniqueIndex("caregiver_users_child_email_key").on(table.childId, sql`lower(${table.email})`),
    index("caregiver_users_email").on(sql`lower(${table.email})`),
    index("caregiver_users_user").on(table.userId),
  ],
);

/** Addresses to which an invitation went, each as a hash that names nobody (decision 71). */
export const invitedAddresses = pgTable("invited_addresses", {
  hash: text().primaryKey(),
  /** What the link in each invitation refuses all of them with. */
  refusalCode: text().notNull().unique(),
  mailedAt: moment().notNull(),
  /** No invitation goes there any more. */
  refusedAt: moment(),
});

/** What a child did in the app, as the app last synced it. */
export const performances = pgTable("performances", {
  childId: integer()
    .primaryKey()
    .references(() => children.id, { onDelete: "cascade" }),
  missions: jsonb().$type<MissionCount[]>().notNull(),
  stars: integer().notNull(),
  silverStars: integer().notNull(),
  /** The latest first. */
  recentMissions: jsonb().$type<RecentMission[]>().notNull().default([]),
  badges: jsonb().$type<EarnedBadge[]>().notNull(),
  certificates: jsonb().$type<EarnedCertificate[]>().notNull(),
  monthlyReports: jsonb().$type<MonthlyReport[]>().notNull(),
});

/** Missions of one category completed in one month (`2026-05`). */
export interface MissionCount {
  month: string;
  category: MissionCategory;
  completed: number;
}

export interface RecentMission {
  id: number;
  category: MissionCategory;
  state: MissionState;
  name: Bilingual;
}

export interface EarnedBadge {
  id: number;
  slug: string;
  kind: "special" | "category";
  count: number;
  earned_on: IsoDate;
  name: Bilingual;
}

export interface EarnedCertificate {
  id: number;
  tier: string;
  number: string;
  issued_on: IsoDate;
  name: Bilingual;
}

export interface MonthlyReport {
  id: number;
  month: string;
  completed: number;
  stars: number;
  silver_stars: number;
  top_category: MissionCategory;
  note: Bilingual;
}
