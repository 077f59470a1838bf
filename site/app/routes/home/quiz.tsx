import { Glyph, type GlyphName } from "@gk/ui/glyph";
import type { QuizQuestion, QuizResult, QuizWords } from "@gk/ui/quiz";
import { paths } from "../../paths.ts";
import type { Translator } from "../../words/words.ts";

const ages = { under4: "seed", from4to6: "sapling", from7to9: "child", over9: "big-tree" } as const;
const goals = {
  manners: "category-courtesy",
  responsibility: "category-conduct",
  friendship: "category-relationships",
  unsure: "seed",
} as const;

type Age = keyof typeof ages;
type Goal = keyof typeof goals;

const keys = <Key extends string>(record: Record<Key, GlyphName>) => Object.keys(record) as Key[];

export const quizWords = (t: Translator): QuizWords => ({
  ...t.group("quiz", ["title", "lead", "back", "next", "toResult", "result", "again", "chooseFirst"]),
  progress: (current, total) => t("quiz.progress", { current: String(current), total: String(total) }),
});

export const quizQuestions = (t: Translator): QuizQuestion[] => [
  {
    name: "age",
    title: t("quiz.age.title"),
    options: keys(ages).map((age) => ({ value: age, label: t(`quiz.age.${age}`), icon: <Glyph name={ages[age]} /> })),
  },
  {
    name: "goal",
    title: t("quiz.goal.title"),
    options: keys(goals).map((goal) => ({
      value: goal,
      label: t(`quiz.goal.${goal}`),
      icon: <Glyph name={goals[goal]} />,
    })),
  },
];

/** Whom GK suits: children of 4 to 9 (spec §1), each goal with the missions to begin with. */
export function quizResult(t: Translator, answers: Readonly<Record<string, string>>): QuizResult {
  const age = answers["age"] as Age;
  const tips = { href: paths.tips, label: t("quiz.result.tips") };
  if (age === "under4") return { ...t.group("quiz.result.young", ["title", "body"]), ways: [tips] };
  if (age === "over9") return { ...t.group("quiz.result.older", ["title", "body"]), ways: [tips] };
  return {
    title: t("quiz.result.fit.title"),
    body: t(`quiz.result.fit.${answers["goal"] as Goal}`),
    ways: [
      { href: paths.download, label: t("quiz.result.download") },
      { href: paths.plans, label: t("quiz.result.plans") },
    ],
  };
}
