import { type FormIssue, textIn } from "@gk/ui/form";
import { seeds } from "./seeds.ts";

export type Reservation = { name: string; email: string; seeds: readonly string[]; day: string; note: string };

export const reservationAtFirst: Reservation = { name: "", email: "", seeds: [], day: "", note: "" };

export const days = [
  { value: "wed", label: "星期三晚上" },
  { value: "sat", label: "星期六下午" },
];

type Rule = { field: keyof Reservation; isBroken: (reservation: Reservation) => boolean; words: string };

const rules: readonly Rule[] = [
  { field: "name", isBroken: ({ name }) => name === "", words: "請輸入你的稱呼。" },
  {
    field: "email",
    isBroken: ({ email }) => !/^\S+@\S+\.\S+$/.test(email),
    words: "請輸入電郵地址，例如 name@example.com。",
  },
  {
    field: "seeds",
    isBroken: ({ seeds: chosen }) => !chosen.some((id) => seeds.some((seed) => seed.id === id && seed.left > 0)),
    words: "請選擇至少一包種子。",
  },
  { field: "day", isBroken: ({ day }) => !days.some(({ value }) => value === day), words: "請選擇取種子的日子。" },
];

/** Reads what the browser has posted. */
export const readReservation = (data: FormData): Reservation => ({
  name: textIn(data, "name").trim(),
  email: textIn(data, "email").trim(),
  seeds: data.getAll("seeds[]").map(String),
  day: textIn(data, "day"),
  note: textIn(data, "note").trim(),
});

export const issuesOf = (reservation: Reservation): FormIssue[] =>
  rules.filter(({ isBroken }) => isBroken(reservation)).map(({ field }) => ({ field, code: "refused" }));

export const wordIssue = ({ field }: FormIssue): string | undefined =>
  rules.find((rule) => rule.field === field)?.words;
