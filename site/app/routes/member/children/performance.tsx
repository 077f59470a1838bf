import { RecordColumns } from "@gk/ui/child-record";
import { Stack } from "@gk/ui/stack";
import { useParams, useSearchParams } from "react-router-dom";
import { useAnswer } from "../../../data/answers.ts";
import { page } from "../../../data/page.server.ts";
import { preload, together } from "../../../data/read.server.ts";
import { ChildPrize } from "../prizes/ChildPrize.tsx";
import { choiceQuery } from "../prizes/prizes.ts";
import type { Route } from "./+types/performance";
import { childId, childQuery, childrenQuery } from "./child.ts";
import { Certificates } from "./performance/Certificates.tsx";
import { hasBegun } from "./performance/counts.ts";
import { Merit } from "./performance/Merit.tsx";
import { Missions } from "./performance/Missions.tsx";
import { NothingYet } from "./performance/NothingYet.tsx";
import { performanceQuery } from "./performance/performance.ts";
import { RecentMissions } from "./performance/RecentMissions.tsx";
import { Reports } from "./performance/Reports.tsx";
import { besideIn, siblingsOf } from "./performance/siblings.ts";
import { SideBySide } from "./performance/SideBySide.tsx";
import { Stickers } from "./performance/Stickers.tsx";
import { Record } from "./record/Record.tsx";
import { readPart } from "./record/record.server.ts";

export const loader = page("child", async (visit, args: Route.LoaderArgs) => {
  const id = childId(args.params);
  const { answers, ...record } = await readPart(visit, args, "performance", {
    performance: performanceQuery(id),
    choice: choiceQuery(id),
    children: childrenQuery,
  });
  const beside = besideIn(args.url.searchParams, answers.child.data, answers.children.data);
  const other = beside && (await preload(visit, { other: performanceQuery(beside.id) }));
  return { ...record, fallback: together(record.fallback, other?.fallback) };
});

/** A child's record, open at what the child has done in the app. @source spec §3; decisions 21 and 104 */
export default function ChildPerformance() {
  const id = childId(useParams());
  const { data: child } = useAnswer(childQuery(id));
  const { data: performance } = useAnswer(performanceQuery(id));
  const { data: children } = useAnswer(childrenQuery);
  const beside = besideIn(useSearchParams()[0], child, children);
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
            <Stack gap="6">
              <RecentMissions of={performance} />
              <Certificates of={performance} />
            </Stack>
            <Reports of={performance} child={child} />
          </RecordColumns>
          <ChildPrize child={child} />
          <SideBySide child={child} siblings={siblingsOf(child, children)} {...(beside && { beside })} />
        </>
      ) : (
        <NothingYet />
      )}
    </Record>
  );
}
