import type { Strengths } from "@gk/ui/strength-list";
import type { StrengthGroup } from "@gk/ui/topic-tag";
import type { Translator } from "../words/words.ts";

/** Which of the 24 character strengths belongs to which of the six groups, in the order in which schools teach them. */
const groups = {
  wisdom: ["creativity", "curiosity", "judgment", "loveOfLearning", "perspective"],
  courage: ["bravery", "perseverance", "honesty", "zest"],
  humanity: ["love", "kindness", "socialIntelligence"],
  justice: ["teamwork", "fairness", "leadership"],
  temperance: ["forgiveness", "humility", "prudence", "selfRegulation"],
  transcendence: ["appreciation", "gratitude", "hope", "humor", "spirituality"],
} as const satisfies Record<StrengthGroup, readonly string[]>;

/** The character strengths by group, in words. @source spec §1 */
export const strengthsOf = (t: Translator): Strengths[] =>
  (Object.keys(groups) as StrengthGroup[]).map((group) => ({
    group,
    name: t(`school.strengths.group.${group}`),
    count: t("school.strengths.group.count", { count: groups[group].length }),
    strengths: groups[group].map((strength) => t(`school.strength.${strength}`)),
  }));
