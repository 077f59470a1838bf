import { age, formatDate } from "@gk/domain";
import { RecordSheet } from "@gk/ui/child-record";
import { DefinitionList } from "@gk/ui/definition-list";
import { useParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { page } from "../../../data/page.server.ts";
import { useVisitor } from "../../../session/useVisitor.ts";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/view";
import { childId, childQuery } from "./child.ts";
import { childDetails } from "./details.ts";
import { choices } from "./form/choices.ts";
import { SavedNotice } from "./form/SavedNotice.tsx";
import { Record } from "./record/Record.tsx";
import { readRecord } from "./record/record.server.ts";

export const loader = page("child", (visit, args: Route.LoaderArgs) => readRecord(visit, args, "overview", choices));

/** A child's record, open at what the parent has told of the child. @source spec §2 */
export default function ViewChild() {
  const t = useTranslations();
  const { data: child } = useAnswer(childQuery(childId(useParams())));
  const regions = useAnswer(choices.areas).data;
  const eca = useAnswer(choices.eca).data;
  const { today } = useVisitor();
  const born = child.date_of_birth;
  return (
    <Record of={child} part="overview">
      {child.shared_by === undefined && <SavedNotice of={child} />}
      <RecordSheet title={t("child.view.details")}>
        <DefinitionList
          variant="stitched"
          items={childDetails(t, child, {
            regions,
            eca,
            birthday: t("child.view.birthdayAge", { date: formatDate(born, t.locale), age: age(born, today) }),
          })}
        />
      </RecordSheet>
    </Record>
  );
}
