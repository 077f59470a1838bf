import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { strengthGroups } from "../../product/topic-tag/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { StrengthList, type Strengths } from "./index.ts";

const chinese: Strengths[] = [
  { group: "wisdom", name: "智慧", count: "5 個強項", strengths: ["創造力", "好奇心", "判斷力", "好學", "洞察力"] },
  { group: "courage", name: "勇氣", count: "4 個強項", strengths: ["勇敢", "堅毅", "誠實", "熱情與活力"] },
  { group: "humanity", name: "關愛", count: "3 個強項", strengths: ["愛與被愛", "仁慈", "社交智慧"] },
  { group: "justice", name: "公義", count: "3 個強項", strengths: ["團隊精神", "公平", "領導才能"] },
  { group: "temperance", name: "節制", count: "4 個強項", strengths: ["寬恕", "謙遜", "審慎", "自律"] },
  {
    group: "transcendence",
    name: "靈性及超越",
    count: "5 個強項",
    strengths: ["欣賞美與卓越", "感恩", "希望", "幽默感", "心靈與信念"],
  },
];

const english: Strengths[] = [
  {
    group: "wisdom",
    name: "Wisdom",
    count: "5 strengths",
    strengths: ["Creativity", "Curiosity", "Judgment", "Love of learning", "Perspective"],
  },
  {
    group: "courage",
    name: "Courage",
    count: "4 strengths",
    strengths: ["Bravery", "Perseverance", "Honesty", "Zest"],
  },
  { group: "humanity", name: "Humanity", count: "3 strengths", strengths: ["Love", "Kindness", "Social intelligence"] },
  { group: "justice", name: "Justice", count: "3 strengths", strengths: ["Teamwork", "Fairness", "Leadership"] },
  {
    group: "temperance",
    name: "Temperance",
    count: "4 strengths",
    strengths: ["Forgiveness", "Humility", "Prudence", "Self-regulation"],
  },
  {
    group: "transcendence",
    name: "Transcendence",
    count: "5 strengths",
    strengths: ["Appreciation of beauty and excellence", "Gratitude", "Hope", "Humor", "Spirituality"],
  },
];

const meta = {
  title: "School/StrengthList",
  component: StrengthList,
  args: { groups: chinese, level: 2 },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>品格強項</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof StrengthList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(strengthGroups.length);
    await expect(canvas.getByText("創造力")).toBeVisible();
  },
};

export const English: Story = { args: { groups: english }, globals: { locale: "en-US" } };

export const Sheet: Story = { render: specimens(StrengthList, meta.args, Playground, English) };
