import { toId } from "@gk/domain";
import { Breadcrumb } from "@gk/ui/breadcrumb";
import { Heading, Text } from "@gk/ui/text";
import { useSearchParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { page, todayOf } from "../../../data/page.server.ts";
import { preload } from "../../../data/read.server.ts";
import { submissionAction } from "../../../forms/submission.server.ts";
import { paths } from "../../../paths.ts";
import { choiceIn } from "../../../plans/choice.ts";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/create";
import { childrenQuery } from "./child.ts";
import { ChildEditor } from "./form/ChildEditor.tsx";
import { choices } from "./form/choices.ts";
import { likeParameter } from "./form/family.ts";
import { SameFamily } from "./form/SameFamily.tsx";
import { childSubmission } from "./form/submission.ts";

export const loader = page("childCreate", (visit) => preload(visit, { ...choices, children: childrenQuery }));

export const action = submissionAction([childSubmission], (args: Route.ActionArgs) => ({
  today: todayOf(args),
  choice: choiceIn(args.url.searchParams),
}));

/** Adds a child. @source spec §3 and §5 */
export default function CreateChild() {
  const t = useTranslations();
  const { data: siblings } = useAnswer(childrenQuery);
  const wanted = toId(useSearchParams()[0].get(likeParameter));
  const like = siblings.find(({ id }) => id === wanted);
  return (
    <>
      <Breadcrumb
        trail={[
          { label: t("nav.home"), href: paths.home },
          { label: t("member.menu.children"), href: paths.children },
        ]}
        current={t("child.create.title")}
      />
      <Heading level={1}>{t("child.create.title")}</Heading>
      <Text size="lead">{t("child.create.lead")}</Text>
      <SameFamily siblings={siblings} like={like} />
      <ChildEditor like={like} />
    </>
  );
}
