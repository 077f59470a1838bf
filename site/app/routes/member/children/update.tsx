import { calledName } from "@gk/domain";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { Heading, Text } from "@gk/ui/text";
import { data, useParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { headFor } from "../../../data/head.server.ts";
import { page, todayOf } from "../../../data/page.server.ts";
import { read } from "../../../data/read.server.ts";
import { submissionAction } from "../../../forms/submission.server.ts";
import { paths } from "../../../paths.ts";
import { named } from "../../../words/named.tsx";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/update";
import { childId, childQuery } from "./child.ts";
import { ChildEditor } from "./form/ChildEditor.tsx";
import { choices } from "./form/choices.ts";
import { childSubmission } from "./form/submission.ts";

export const loader = page("childUpdate", async (visit, args: Route.LoaderArgs) => {
  const { fallback, answers } = await read(visit, { ...choices, child: childQuery(childId(args.params)) });
  if (answers.child.data.shared_by !== undefined) throw data(null, { status: 404 });
  return { fallback, head: headFor(visit, args.request, "childUpdate", { name: calledName(answers.child.data) }) };
});

export const action = submissionAction([childSubmission], (args: Route.ActionArgs) => ({
  id: childId(args.params),
  today: todayOf(args),
}));

/** Changes a child: the same form as for a new one. */
export default function UpdateChild() {
  const t = useTranslations();
  const { data: child } = useAnswer(childQuery(childId(useParams())));
  const name = calledName(child);
  return (
    <>
      <Breadcrumb
        trail={[
          { label: t("nav.home"), href: paths.home },
          { label: t("member.menu.children"), href: paths.children },
          { label: named(name, t.locale), href: paths.child(child.id) },
        ]}
        current={t("children.card.update")}
      />
      <Heading level={1} dynamic>
        {named(t("child.update.title", { name }), t.locale)}
      </Heading>
      <Text size="lead">{t("child.update.lead")}</Text>
      <ChildEditor key={child.id} child={child} />
    </>
  );
}
