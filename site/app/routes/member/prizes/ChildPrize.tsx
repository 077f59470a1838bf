import { calledName, formatDate } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { PrizeCard } from "@gk/ui/prize-card";
import type { Child } from "@gk/web";
import { useAnswer } from "../../../data/answers.ts";
import { paths } from "../../../paths.ts";
import { named } from "../../../words/named.tsx";
import { useTranslations } from "../../../words/words.ts";
import { choiceQuery, prizeState, themePicture } from "./prizes.ts";

/** The prize that a child is working towards, within its record, and the way to choose it. */
export function ChildPrize({ child }: { child: Child }) {
  const t = useTranslations();
  const { data: choice } = useAnswer(choiceQuery(child.id));
  const state = prizeState(child, choice);
  const isOwn = child.shared_by === undefined;
  const date = choice.deadline ? formatDate(choice.deadline, t.locale) : "";
  const notes = {
    none: undefined,
    chosen: t("prizes.deadline", { date }),
    closed: t("prizes.deadline.passed", { date }),
    redeemed: undefined,
    locked: named(t("prizes.needsPremium.body", { name: calledName(child) }), t.locale),
  };
  const states = {
    none: undefined,
    chosen: undefined,
    closed: t("prizes.closed"),
    redeemed: t("prizes.redeemed"),
    locked: t("prizes.needsPremium.title"),
  };
  return (
    <PrizeCard
      state={state}
      picture={choice.theme ? themePicture(choice.theme.slug) : undefined}
      actions={
        !isOwn ? undefined : state === "locked" ? (
          <ButtonLink variant="reward" href={paths.premium(child.id)}>
            {t("child.view.upgrade")}
          </ButtonLink>
        ) : state === "none" || state === "chosen" ? (
          <ButtonLink variant="secondary" href={paths.prizesOf(child.id)}>
            {t(state === "none" ? "prizes.choose" : "prizes.change")}
          </ButtonLink>
        ) : undefined
      }
      words={{
        eyebrow: t("prizes.chosen"),
        title: choice.stage?.name ?? t("prizes.none"),
        theme: choice.theme ? t("prizes.theme.named", { theme: choice.theme.name }) : undefined,
        note: notes[state],
        state: states[state],
      }}
    />
  );
}
