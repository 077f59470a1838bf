/** Stands for the school's database. */

export type Week = { monday: string; missions: number };

export type SchoolClass = {
  id: string;
  name: string;
  teacher: string;
  pupils: number;
  waiting: number;
  weeks: readonly Week[];
};

export type Pupil = { id: string; name: string; class: string; missions: number; lastMission: string };

const mondays = ["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"];
const weeks = (...missions: number[]) => mondays.map((monday, place) => ({ monday, missions: missions[place] ?? 0 }));

/** The days for which there are figures. */
export const term = { from: "2026-10-26", to: "2026-11-22" };

export const classes: readonly SchoolClass[] = [
  { id: "1-1", name: "一年级（1）班", teacher: "林老师", pupils: 32, waiting: 3, weeks: weeks(118, 126, 131, 140) },
  { id: "1-2", name: "一年级（2）班", teacher: "何老师", pupils: 31, waiting: 9, weeks: weeks(102, 95, 88, 79) },
  { id: "2-1", name: "二年级（1）班", teacher: "周老师", pupils: 34, waiting: 0, weeks: weeks(140, 151, 149, 158) },
  { id: "2-2", name: "二年级（2）班", teacher: "欧阳老师", pupils: 33, waiting: 7, weeks: weeks(97, 110, 121, 117) },
];

export const pupils: readonly Pupil[] = [
  { id: "101", name: "陈小晴", class: "一年级（1）班", missions: 18, lastMission: "在电梯里向邻居问好" },
  { id: "102", name: "陈思远", class: "二年级（2）班", missions: 9, lastMission: "自己收拾书包" },
  { id: "103", name: "李子轩", class: "一年级（2）班", missions: 4, lastMission: "给奶奶读一页故事" },
  { id: "104", name: "欧阳梓涵", class: "二年级（1）班", missions: 21, lastMission: "把图书放回书架" },
  { id: "105", name: "王嘉怡", class: "二年级（1）班", missions: 16, lastMission: "为同学捡起铅笔" },
];

/** Those whose name or class has the text in it. */
export const pupilsNamed = (text: string): readonly Pupil[] =>
  pupils.filter((pupil) => pupil.name.includes(text.trim()) || pupil.class.includes(text.trim()));
