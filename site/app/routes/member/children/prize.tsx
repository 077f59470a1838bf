import { useParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { page } from "../../../data/page.server.ts";
import { ChildPrize } from "../prizes/ChildPrize.tsx";
import { choiceQuery } from "../prizes/prizes.ts";
import type { Route } from "./+types/prize";
import { childId, childQuery } from "./child.ts";
import { Record } from "./record/Record.tsx";
import { readRecord } from "./record/record.server.ts";

export const loader = page("child", (visit, args: Route.LoaderArgs) =>
  readRecord(visit, args, "prize", { choice: choiceQuery(childId(args.params)) }),
);

/** A child's record, open at its prize. @source spec §3; decision 104 */
export default function PrizeOfChild() {
  const { data: child } = useAnswer(childQuery(childId(useParams())));
  return (
    <Record of={child} part="prize">
      <ChildPrize child={child} />
    </Record>
  );
}
