import { type Flag, flag as answers, type IsoDate, type Locale } from "@gk/domain";
import { type SQL, sql } from "drizzle-orm";
import { customType, date, integer, jsonb, type PgColumn, timestamp } from "drizzle-orm/pg-core";
import type { Bilingual } from "../wording/bilingual.ts";

// The column kinds that the schema repeats, so that each is spelled one way.

/** The number of a row. Seeded rows bring their own, so the database only supplies what is missing. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A text in both languages. */
export const bilingual = () => jsonb().$type<Bilingual>();

/** A number for each language. */
export const countByLocale = () => jsonb().$type<Readonly<Record<Locale, number>>>();

/** A list of texts in both languages. */
export const bilingualList = () => jsonb().$type<Bilingual[]>();

/** A yes-or-no answer: a boolean here, 0 or 1 on the wire. */
export const flag = customType<{ data: Flag; driverData: boolean }>({
  dataType: () => "boolean",
  toDriver: (answer) => answer === answers.yes,
  fromDriver: (isYes) => (isYes ? answers.yes : answers.no),
});

/** A day in Hong Kong, as an ISO date. */
export const day = () => date({ mode: "string" }).$type<IsoDate>();

/** The first day of the month of a day. */
export const monthOf = (column: PgColumn): SQL<IsoDate> => sql<IsoDate>`to_char(${column}, 'YYYY-MM-01')`;

/** A point in time. */
export const moment = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** Bytes, which drivers give as a `Buffer` or a bare array. */
export const binary = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (bytes) => new Uint8Array(bytes),
});

/** A lexeme as the database reads it, whatever signs are in it. */
export const quotedLexeme = (lexeme: string): string =>
  `'${/['\\]/.test(lexeme) ? lexeme.replaceAll("\\", String.raw`\\`).replaceAll("'", "''") : lexeme}'`;

/** A set of lexemes, which an index finds. They are written and compared, and never read. */
export const lexemes = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => "tsvector",
  toDriver: (words) => words.map(quotedLexeme).join(" "),
});

/** Money in integer HK cents. */
export const cents = () => integer();
