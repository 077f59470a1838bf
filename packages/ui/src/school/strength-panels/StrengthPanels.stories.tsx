import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { type DescribedStrengths, StrengthPanels } from "./index.ts";

const chinese: DescribedStrengths[] = [
  {
    group: "wisdom",
    name: "智慧",
    count: "5 個強項",
    lead: "幫助我們學習和思考的強項。",
    strengths: [
      { name: "創造力", meaning: "想出新方法做事、做出新東西。" },
      { name: "好奇心", meaning: "愛發問，樂於探索新事物。" },
      { name: "判斷力", meaning: "先從不同角度想清楚，才下結論。" },
      { name: "好學", meaning: "單純為了學會新知識、新技能而快樂。" },
      { name: "洞察力", meaning: "看得到大局，能給人好建議。" },
    ],
    more: { href: "#wisdom-notes", text: "「智慧」教學重點" },
  },
  {
    group: "courage",
    name: "勇氣",
    count: "4 個強項",
    lead: "幫助我們在困難時踏出一步的強項。",
    strengths: [
      { name: "勇敢", meaning: "即使害怕，仍為對的事挺身而出。" },
      { name: "堅毅", meaning: "遇上困難也不放棄，做事有始有終。" },
    ],
  },
  {
    group: "humanity",
    name: "關愛",
    count: "3 個強項",
    lead: "拉近人與人距離的強項。",
    strengths: [{ name: "仁慈", meaning: "不用別人開口，也會主動幫忙。" }],
  },
  {
    group: "transcendence",
    name: "靈性及超越",
    count: "5 個強項",
    lead: "讓我們與更大的世界連繫的強項。",
    strengths: [{ name: "欣賞美與卓越", meaning: "留意身邊美好和出色的事物。" }],
  },
];

const english: DescribedStrengths[] = [
  {
    group: "justice",
    name: "Justice",
    count: "3 strengths",
    lead: "Strengths that make a group work well.",
    strengths: [
      { name: "Teamwork", meaning: "Doing our part and supporting the team." },
      { name: "Fairness", meaning: "Giving everyone the same chance and playing by the rules." },
    ],
    more: { href: "#justice-notes", text: "Lesson notes for Justice" },
  },
  {
    group: "temperance",
    name: "Temperance",
    count: "4 strengths",
    lead: "Strengths that keep us in balance.",
    strengths: [
      { name: "Self-regulation", meaning: "Managing our feelings, wishes and habits." },
      {
        name: "Appreciation of beauty and excellence",
        meaning: "Noticing what is beautiful or well done.",
      },
    ],
  },
];

const meta = {
  title: "School/StrengthPanels",
  component: StrengthPanels,
  args: { groups: chinese, level: 2 },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>品格強項</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof StrengthPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const panels = canvas.getAllByRole("listitem");
    await expect(panels).toHaveLength(chinese.length);
    const [wisdom] = panels;
    if (!wisdom) throw new Error("The first group is missing.");
    await expect(within(wisdom).getByRole("heading", { level: 2, name: "智慧" })).toBeVisible();
    await expect(within(wisdom).getByText("愛發問，樂於探索新事物。")).toBeVisible();
    await expect(within(wisdom).getByRole("link")).toHaveAttribute("href", "#wisdom-notes");
  },
};

export const English: Story = { args: { groups: english }, globals: { locale: "en-US" } };

/** Two lists of the same groups on one page, as the strengths of two years: each id is there once. */
export const Twice: Story = {
  render: (args) => (
    <>
      <StrengthPanels {...args} groups={args.groups.map((each) => ({ ...each, id: `first-${each.group}` }))} />
      <StrengthPanels {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const ids = canvas.getAllByRole("listitem").map(({ id }) => id);
    await expect(ids).toEqual([...chinese.map(({ group }) => `first-${group}`), ...chinese.map(() => "")]);
  },
};

export const Sheet: Story = { render: specimens(StrengthPanels, meta.args, Playground, English) };
