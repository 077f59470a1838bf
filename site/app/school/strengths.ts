import type { Strengths } from "@gk/ui/strength-list";
import { type StrengthGroup, strengthGroups } from "@gk/ui/topic-tag";
import { plainText } from "#plain-text";
import { beforeList, definitionsOf } from "../content/definitions.ts";
import type { LongPage } from "../content/long-page.ts";
import type { Translator } from "../words/words.ts";

/** A group of character strengths, as the page of the school edition explains it. */
export type StrengthGroupText = {
  group: StrengthGroup;
  lead: string;
  strengths: { name: string; meaning: string }[];
};

/**
 * The 24 character strengths by group, in the order in which schools teach them.
 * @source spec §1
 */
export const strengthsIn = ({ sections }: Pick<LongPage, "sections">): StrengthGroupText[] =>
  strengthGroups.map((group) => {
    const html = sections.find(({ id }) => id === group)?.html ?? "";
    return {
      group,
      lead: plainText(beforeList(html)).trim(),
      strengths: definitionsOf(html).map(({ term, text }) => ({ name: term, meaning: text })),
    };
  });

/** What a group is called, and how many strengths it has. */
export const namesOf = (t: Translator, { group, strengths }: StrengthGroupText) => ({
  group,
  name: t(`school.strengths.group.${group}`),
  count: t("school.strengths.count", { count: strengths.length }),
});

/** The groups with their strengths by name. */
export const listedStrengths = (t: Translator, groups: readonly StrengthGroupText[]): Strengths[] =>
  groups.map((each) => ({ ...namesOf(t, each), strengths: each.strengths.map(({ name }) => name) }));
