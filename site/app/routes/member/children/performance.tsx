import { RecordColumns } from "@gk/ui/child-record";
import { useParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { page } from "../../../data/page.server.ts";
import { ChildPrize } from "../prizes/ChildPrize.tsx";
import { choiceQuery } from "../prizes/prizes.ts";
import type { Route } from "./+types/performance";
import { childId, childQuery } from "./child.ts";
import { Certificates } from "./performance/Certificates.tsx";
import { hasBegun } from "./performance/counts.ts";
import { Merit } from "./performance/Merit.tsx";
import { Missions } from "./performance/Missions.tsx";
import { NothingYet } from "./performance/NothingYet.tsx";
import { performanceQuery } from "./performance/performance.ts";
import { RecentMissions } from "./performance/RecentMissions.tsx";
import { Reports } from "./performance/Reports.tsx";
import { Stickers } from "./performance/Stickers.tsx";
import { Record } from "./record/Record.tsx";
import { readRecord } from "./record/record.server.ts";

export { clientLoader, meta } from "../../../data/page.ts";

export const loader = page("child", (visit, args: Route.LoaderArgs) =>
  readRecord(visit, args, "performance", {
    performance: performanceQuery(childId(args.params)),
    choice: choiceQuery(childId(args.params)),
  }),
);

/** A child's record, open at what the child has done in the app. @source spec §3; decisions 21 and 104 */
export default function ChildPerformance() {
  const id = childId(useParams());
  const { data: child } = useAnswer(childQuery(id));
  const { data: performance } = useAnswer(performanceQuery(id));
  return (
    <Record of={child} part="performance">
      {hasBegun(performance) ? (
        <>
          <Merit silverStars={performance.silver_stars} />
          <RecordColumns>
            <Missions of={performance} />
            <Stickers of={performance} />
          </RecordColumns>
          <RecordColumns>
            <RecentMissions of={performance} />
            <Reports of={performance} child={child} />
          </RecordColumns>
          <ChildPrize child={child} />
          <Certificates of={performance} />
        </>
      ) : (
        <NothingYet />
      )}
    </Record>
  );
}
