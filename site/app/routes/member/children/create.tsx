import { Heading, Text } from "@gk/ui/text";
import { page, todayOf } from "../../../data/page.server.ts";
import { preload } from "../../../data/read.server.ts";
import { submissionAction } from "../../../forms/submission.server.ts";
import { choiceIn } from "../../../plans/choice.ts";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/create";
import { ChildEditor, choices } from "./form/ChildEditor.tsx";
import { childSubmission } from "./form/submission.ts";

export { clientLoader, meta } from "../../../data/page.ts";

export const loader = page("childCreate", (visit) => preload(visit, choices));

export const action = submissionAction([childSubmission], (args: Route.ActionArgs) => ({
  today: todayOf(args),
  choice: choiceIn(args.url.searchParams),
}));

/** Adds a child. @source spec §3 and §5 */
export default function CreateChild() {
  const t = useTranslations();
  return (
    <>
      <Heading level={1}>{t("child.create.title")}</Heading>
      <Text size="lead">{t("child.create.lead")}</Text>
      <ChildEditor />
    </>
  );
}
