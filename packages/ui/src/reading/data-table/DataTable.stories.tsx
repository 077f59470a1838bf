import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, type within, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { Tag } from "../../controls/tag/index.ts";
import { fromRightToLeft } from "../../foundations/specimens/from-right-to-left.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../page-body/index.ts";
import { type DataColumn, DataTable, type DataTableProps } from "./index.ts";

type Pupil = { id: string; name: string; class: string; missions: number; isDone: boolean };

/** A class of a school, in either language. */
const columns = (say: (chinese: string, english: string) => string): DataColumn<Pupil>[] => [
  { id: "name", head: say("學生", "Pupil"), cell: ({ name }) => name },
  { id: "class", head: say("班別", "Class"), cell: (pupil) => pupil.class },
  { id: "missions", head: say("已完成任務", "Missions done"), cell: ({ missions }) => missions, align: "end" },
  {
    id: "state",
    head: say("狀態", "State"),
    cell: ({ isDone }) => (
      <Tag tone={isDone ? "success" : "waiting"}>{isDone ? say("已完成", "Done") : say("進行中", "Under way")}</Tag>
    ),
    onCard: "corner",
  },
  {
    id: "actions",
    head: say("操作", "Actions"),
    headHidden: true,
    cell: ({ name }) => (
      <Button size="sm" variant="secondary" aria-label={say(`聯絡家長：${name}`, `Message the parents of ${name}`)}>
        {say("聯絡家長", "Message")}
      </Button>
    ),
    align: "end",
    onCard: "whole",
  },
];

const chinese: Pupil[] = [
  { id: "1", name: "陳小晴", class: "一年級甲班", missions: 12, isDone: true },
  { id: "2", name: "李阿晞", class: "一年級甲班", missions: 7, isDone: false },
  { id: "3", name: "歐陽梓軒", class: "一年級乙班", missions: 1024, isDone: false },
];

const english: Pupil[] = [
  { id: "1", name: "Chan Siu Ching", class: "1A", missions: 12, isDone: true },
  { id: "2", name: "Alexandra Wilhelmina Cheung", class: "1B", missions: 1024, isDone: false },
];

/** With what a story says of itself. */
function Pupils(props: DataTableProps<Pupil>) {
  return <DataTable {...props} />;
}

const meta = {
  title: "Reading/DataTable",
  component: Pupils,
  args: { caption: "本學期的任務", columns: columns((own) => own), rows: chinese },
  argTypes: { columns: { control: false }, rows: { control: false } },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Pupils>;
export default meta;

type Story = StoryObj<typeof meta>;

const staysATable = async (canvas: ReturnType<typeof within>) => {
  await expect(canvas.getByRole("table", { name: "本學期的任務" })).toBeVisible();
  await expect(canvas.getAllByRole("columnheader")).toHaveLength(5);
  await expect(canvas.getAllByRole("row")).toHaveLength(4);
  await expect(canvas.getByRole("rowheader", { name: "陳小晴" })).toBeVisible();
  await expect(canvas.getByRole("cell", { name: "1024" })).toBeVisible();
};

/** Nothing is out of view, so Tab passes the frame by. */
const isNoStop = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.getByRole("group", { name: "本學期的任務" })).not.toHaveAttribute("tabindex"));

export const Playground: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await staysATable(canvas);
    await expect(canvas.getAllByText("班別").filter((label) => label.checkVisibility())).toHaveLength(1);
    await isNoStop(canvas);
  },
};

export const CardsOnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await staysATable(canvas);
    const [first, second] = canvas.getAllByRole("row").slice(1);
    const bottom = first?.getBoundingClientRect().bottom ?? 0;
    // Each is a sheet of its own, and each line says what it is.
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(bottom);
    await expect(canvas.getAllByText("班別", { selector: "td *" })).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBe(390);
    await isNoStop(canvas);
  },
};

/** A cell with nothing in it has no name before it either, whatever a condition left there. */
export const NothingInACell: Story = {
  args: {
    columns: [
      { id: "name", head: "學生", cell: ({ name }) => name },
      { id: "note", head: "備註", cell: ({ isDone }) => !isDone && <span>請家長跟進</span> },
    ],
  },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("備註", { selector: "td *" })).toHaveLength(2);
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: { caption: "Missions this term", columns: columns((_, own) => own), rows: english },
};

export const NarrowInEnglish: Story = { ...English, globals: { locale: "en-US", viewport: { value: "w320" } } };

/** What has no room, also a head that is only heard, is reached within the frame: the page does not scroll sideways. */
export const WiderThanThePage: Story = {
  args: { rows: chinese.map((pupil) => ({ ...pupil, class: "1A".repeat(90) })) },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("group", { name: "本學期的任務" });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    // The keyboard scrolls it.
    await expect(frame).toHaveAttribute("tabindex", "0");
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** From right to left the first column is at the right and figures end at the left. */
export const FromRightToLeft: Story = {
  decorators: [fromRightToLeft],
};

export const Sheet: Story = { render: specimens(Pupils, meta.args, Playground, English) };
