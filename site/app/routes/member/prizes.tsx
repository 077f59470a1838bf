import { calledName, meritSilverStars } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { ChildPick } from "@gk/ui/child-pick";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/pictures";
import { MemberHead } from "@gk/ui/member-layout";
import { PrizeSteps } from "@gk/ui/prize-steps";
import { useSearchParams } from "react-router-dom";
import { useAnswer } from "../../data/answers.ts";
import { page } from "../../data/page.server.ts";
import { read, together } from "../../data/read.server.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { paths } from "../../paths.ts";
import { named } from "../../words/named.tsx";
import { unparted } from "../../words/unparted.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/prizes";
import { childId, childrenQuery } from "./children/child.ts";
import { portraitOf } from "./children/covers.ts";
import { childIn, childParameter } from "./prizes/child.ts";
import { PrizeForm } from "./prizes/PrizeForm.tsx";
import { choiceQuery, themesQuery } from "./prizes/prizes.ts";
import { prizeChoice } from "./prizes/submission.ts";

export const loader = page("prizes", async (visit, { url }: Route.LoaderArgs) => {
  const { fallback, answers } = await read(visit, { children: childrenQuery, themes: themesQuery });
  const child = childIn(url.searchParams, answers.children.data);
  if (!child) return { fallback };
  const chosen = await read(visit, { choice: choiceQuery(child.id) });
  return { fallback: together(fallback, chosen.fallback) };
});

export const action = submissionAction([prizeChoice], ({ url }: Route.ActionArgs) => ({
  childId: childId({ childId: url.searchParams.get(childParameter) ?? undefined }),
}));

/** The prize scheme: how it works, and the choice of a prize for each child. @source spec §2, §4 "Prize choice" */
export default function Prizes() {
  const t = useTranslations();
  const { data: children } = useAnswer(childrenQuery);
  const child = childIn(useSearchParams()[0], children);
  return (
    <>
      <MemberHead title={t("prizes.title")} lead={t("prizes.lead")} />
      <PrizeSteps
        words={{
          label: unparted(t("prizes.how.title")),
          reach: t("prizes.how.reach", { count: meritSilverStars }),
          ...t.group("prizes.how", ["choose", "collect", "claim"]),
        }}
      />
      {child ? (
        <>
          <ChildPick
            label={t("prizes.child.label")}
            current={String(child.id)}
            options={children.map((one) => ({
              id: String(one.id),
              href: paths.prizesOf(one.id),
              name: named(calledName(one), t.locale),
              picture: portraitOf(one),
              note: t(`child.status.${one.status}`),
            }))}
          />
          <PrizeForm key={child.id} child={child} />
        </>
      ) : (
        <EmptyState picture={pictures.emptyPrize} {...t.group("prizes.needsChild", ["title", "body"])}>
          <ButtonLink href={paths.createChild}>{t("children.add")}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
