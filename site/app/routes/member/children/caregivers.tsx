import { useParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { page } from "../../../data/page.server.ts";
import { submissionAction } from "../../../forms/submission.server.ts";
import type { Route } from "./+types/caregivers";
import { Caregivers } from "./caregivers/Caregivers.tsx";
import { invitation, removal } from "./caregivers/submissions.ts";
import { childId, childQuery } from "./child.ts";
import { Record } from "./record/Record.tsx";
import { readRecord } from "./record/record.server.ts";

export const loader = page("child", (visit, args: Route.LoaderArgs) => readRecord(visit, args, "caregivers"));

export const action = submissionAction([invitation, removal], ({ params }: Route.ActionArgs) => ({
  childId: childId(params),
}));

/** A child's record, open at the accounts that share it. @source spec §5; decisions 20 and 104 */
export default function CaregiversOfChild() {
  const { data: child } = useAnswer(childQuery(childId(useParams())));
  return (
    <Record of={child} part="caregivers">
      <Caregivers key={child.id} child={child} />
    </Record>
  );
}
