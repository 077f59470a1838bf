import { Container } from "@gk/ui/container";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import type { ReactNode } from "react";
import { ClassTable } from "../parts/ClassTable.tsx";
import { DaysFilter } from "../parts/DaysFilter.tsx";
import { PupilSearch } from "../parts/PupilSearch.tsx";
import { SummaryFigure } from "../parts/SummaryFigure.tsx";
import { figuresOf, rangeIn, sumOf } from "../school/figures.ts";

type PageProps = { searchParams: Promise<Partial<Record<string, string>>> };

/** A server component: figures, table and fields are drawn on the server, for the days in the address. */
export default async function Board({ searchParams }: PageProps): Promise<ReactNode> {
  const days = rangeIn(await searchParams);
  const figures = figuresOf(days);
  const missions = sumOf(figures, "missions");
  const pupils = sumOf(figures, "pupils");
  return (
    <Container>
      <Stack gap="8">
        <Stack gap="2">
          <Heading level={1} size="4xl">
            德育看板
          </Heading>
          <Text size="lead">每天一个小任务，看看同学们做得怎样。</Text>
        </Stack>
        <ul className="figures">
          <SummaryFigure
            name="完成任务"
            value={missions.toLocaleString("zh-Hans")}
            meaning="所选日期内，家长已确认的任务总数。同一任务一天只算一次。"
          />
          <SummaryFigure
            name="人均任务"
            value={(missions / pupils).toFixed(1)}
            meaning="完成的任务总数除以学生人数，包括还没有开始的学生。"
          />
          <SummaryFigure name="参与学生" value={String(pupils)} meaning="四个班里已开通账户的学生人数。" />
          <SummaryFigure
            name="待家长确认"
            value={String(sumOf(figures, "waiting"))}
            meaning="学生已交、家长还没有看的任务。超过七天会自动提醒。"
          />
        </ul>
        <Sheet>
          <div className="filters">
            <DaysFilter days={days} />
            <PupilSearch />
          </div>
        </Sheet>
        <Stack>
          <Heading level={2} size="2xl">
            各班情况
          </Heading>
          <ClassTable figures={figures} />
        </Stack>
      </Stack>
    </Container>
  );
}
