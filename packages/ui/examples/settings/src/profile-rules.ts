import type { FormIssue } from "@gk/ui/form";
import type { Profile } from "./server.ts";

type Rule = { field: keyof Profile; code: string; isBroken: (profile: Profile) => boolean; words: string };

/** The longest introduction. */
export const maxAbout = 200;

const rules: readonly Rule[] = [
  { field: "name", code: "missing", isBroken: ({ name }) => name === "", words: "Please tell us your name." },
  {
    field: "email",
    code: "malformed",
    isBroken: ({ email }) => !/^\S+@\S+\.\S+$/.test(email),
    words: "Please write an e-mail address, for example name@example.com.",
  },
  {
    field: "phone",
    code: "malformed",
    isBroken: ({ phone }) => !/^[2-9]\d{7}$/.test(phone.replaceAll(" ", "")),
    words: "Please write the eight digits of a Hong Kong number.",
  },
  {
    field: "about",
    code: "too-long",
    isBroken: ({ about }) => about.length > maxAbout,
    words: `Please keep to ${maxAbout} characters.`,
  },
];

/** The rules that a profile breaks: at most one a field, without words. */
export const issuesOf = (profile: Profile): FormIssue[] =>
  rules.filter(({ isBroken }) => isBroken(profile)).map(({ field, code }) => ({ field, code }));

/** What a broken rule says to the person. */
export const wordIssue = (issue: FormIssue): string | undefined =>
  rules.find(({ field, code }) => field === issue.field && code === issue.code)?.words;
