import { useParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { page } from "../../../data/page.server.ts";
import { submissionAction } from "../../../forms/submission.server.ts";
import type { Route } from "./+types/subscription";
import { childId, childQuery } from "./child.ts";
import { Record } from "./record/Record.tsx";
import { readRecord } from "./record/record.server.ts";
import { autoRenew } from "./subscription/submission.ts";
import { SubscriptionSection } from "./subscription/SubscriptionSection.tsx";

export { neverKept as headers } from "../../../data/cache.ts";

export const loader = page("child", (visit, args: Route.LoaderArgs) => readRecord(visit, args, "subscription"));

export const action = submissionAction([autoRenew], ({ params }: Route.ActionArgs) => ({ childId: childId(params) }));

/** A child's record, open at its plan. @source spec §2; decision 104 */
export default function ChildPlan() {
  const { data: child } = useAnswer(childQuery(childId(useParams())));
  return (
    <Record of={child} part="subscription">
      <SubscriptionSection child={child} />
    </Record>
  );
}
