import { type DataColumn, DataTable } from "@gk/ui/data-table";
import { Tag } from "@gk/ui/tag";
import type { ReactNode } from "react";
import type { ClassFigures } from "../school/figures.ts";
import { ClassMenu } from "./ClassMenu.tsx";

const columns: readonly DataColumn<ClassFigures>[] = [
  { id: "name", head: "班级", cell: ({ name }) => name },
  { id: "teacher", head: "班主任", cell: ({ teacher }) => teacher },
  { id: "pupils", head: "学生", cell: ({ pupils }) => pupils, align: "end" },
  { id: "missions", head: "完成任务", cell: ({ missions }) => missions, align: "end" },
  { id: "per-pupil", head: "人均", cell: ({ perPupil }) => perPupil.toFixed(1), align: "end" },
  {
    id: "waiting",
    head: "家长确认",
    cell: ({ waiting }) => (
      <Tag tone={waiting === 0 ? "success" : "waiting"}>{waiting === 0 ? "全部确认" : `待确认 ${waiting}`}</Tag>
    ),
    onCard: "corner",
  },
  {
    id: "menu",
    head: "操作",
    headHidden: true,
    cell: (figures) => <ClassMenu of={figures} />,
    align: "end",
    onCard: "whole",
  },
];

/** The classes; on a phone each of them is a card. */
export const ClassTable = ({ figures }: { figures: readonly ClassFigures[] }): ReactNode => (
  <DataTable caption="各班情况" columns={columns} rows={figures} />
);
