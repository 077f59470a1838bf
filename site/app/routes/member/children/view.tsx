import { age, formatDate, type IsoDate } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { ChildRecord, RecordSheet } from "@gk/ui/child-record";
import { DefinitionList } from "@gk/ui/definition-list";
import type { Child } from "@gk/web";
import { useParams, useSearchParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { headFor } from "../../../data/head.server.ts";
import { page } from "../../../data/page.server.ts";
import { read } from "../../../data/read.server.ts";
import { submissionAction } from "../../../forms/submission.server.ts";
import { paths } from "../../../paths.ts";
import { useVisitor } from "../../../session/useVisitor.ts";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/view";
import { childId, childQuery } from "./child.ts";
import { aboutChild, portraitOf, toneOf } from "./covers.ts";
import { childDetails } from "./details.ts";
import { choices } from "./form/ChildEditor.tsx";
import { autoRenew } from "./subscription/submission.ts";
import { SubscriptionSection, subscriptionQueries } from "./subscription/SubscriptionSection.tsx";

export { clientLoader, meta } from "../../../data/page.ts";

export const loader = page("child", async (visit, args: Route.LoaderArgs) => {
  const child = childQuery(childId(args.params));
  const { fallback, answers } = await read(visit, { ...choices, ...subscriptionQueries, child });
  return { fallback, head: headFor(visit, args.request, "child", { name: answers.child.data.name }) };
});

export const action = submissionAction([autoRenew], ({ params }: Route.ActionArgs) => ({ childId: childId(params) }));

/** A child's record. @source spec §2 */
export default function ViewChild() {
  const t = useTranslations();
  const { data: child } = useAnswer(childQuery(childId(useParams())));
  const { today } = useVisitor();
  const [search] = useSearchParams();
  const current = search.get("part") === "subscription" ? "subscription" : "overview";
  return (
    <ChildRecord
      name={child.name}
      portrait={portraitOf(child)}
      tone={toneOf(child)}
      status={child.status}
      current={current}
      marks={[
        { id: "overview", label: t("child.view.tab.overview"), href: paths.child(child.id) },
        { id: "subscription", label: t("child.view.tab.subscription"), href: paths.childPlan(child.id) },
      ]}
      action={
        child.status === "upgraded" ? undefined : (
          <ButtonLink variant="reward" href={paths.premium(child.id)}>
            {t("child.view.upgrade")}
          </ButtonLink>
        )
      }
      words={{
        status: t(`child.status.${child.status}`),
        about: aboutChild(t, child, today),
        marks: t("children.card.viewNamed", { name: child.name }),
      }}
    >
      {current === "subscription" ? <SubscriptionSection child={child} /> : <Overview child={child} />}
    </ChildRecord>
  );
}

function Overview({ child }: { child: Child }) {
  const t = useTranslations();
  const regions = useAnswer(choices.areas).data;
  const eca = useAnswer(choices.eca).data;
  const { today } = useVisitor();
  const born = child.date_of_birth as IsoDate;
  return (
    <RecordSheet
      title={t("child.view.details")}
      aside={
        <ButtonLink variant="secondary" size="sm" href={paths.updateChild(child.id)}>
          {t("child.view.edit")}
        </ButtonLink>
      }
    >
      <DefinitionList
        look="stitched"
        items={childDetails(t, child, {
          regions,
          eca,
          birthday: t("child.view.birthdayAge", { date: formatDate(born, t.locale), age: age(born, today) }),
        })}
      />
    </RecordSheet>
  );
}
