import { calledName, formatDate } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import type { PrizeState } from "@gk/ui/prize-card";
import type { Child, ChosenPrize } from "@gk/web";
import { useAnswer } from "../../../data/answers.ts";
import { paths } from "../../../paths.ts";
import { named } from "../../../words/named.tsx";
import { sentences } from "../../../words/sentences.tsx";
import { useTranslations } from "../../../words/words.ts";
import { themesQuery } from "./prizes.ts";

type PrizeNoticeProps = {
  child: Child;
  choice: ChosenPrize;
  state: PrizeState;
  /** Whether the time to choose the first one is over. */
  tooLate: boolean;
};

/** What the chosen prize needs and until when it can be changed, or why none can be chosen. */
export function PrizeNotice({ child, choice, state, tooLate }: PrizeNoticeProps) {
  const t = useTranslations();
  const { data: themes } = useAnswer(themesQuery);
  const tier = themes.find(({ id }) => id === choice.theme?.id)?.certificate_tier;
  const date = choice.deadline ? formatDate(choice.deadline, t.locale) : "";
  if (state === "locked") {
    return (
      <Notice
        title={t("prizes.needsPremium.title")}
        actions={
          <ButtonLink variant="reward" size="sm" href={paths.premium(child.id)}>
            {t("child.view.upgrade")}
          </ButtonLink>
        }
      >
        {named(t("prizes.needsPremium.body", { name: calledName(child) }), t.locale)}
      </Notice>
    );
  }
  if (state === "redeemed") return <Notice tone="success">{t("error.prize.redeemed")}</Notice>;
  if (state === "closed") return <Notice tone="warning">{t("prizes.deadline.passed", { date })}</Notice>;
  if (tooLate) return <Notice tone="warning">{t("prizes.tooLate")}</Notice>;
  // Of what a first choice needs, each theme speaks for itself.
  if (state !== "chosen") return null;
  return (
    <Notice>
      {sentences(t.locale, [
        ...(tier ? [t("prizes.requirement", { tier: tier.name, count: tier.silver_stars })] : []),
        t("prizes.deadline", { date }),
      ])}
    </Notice>
  );
}
