import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { SectionHead } from "../../layout/section-head/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { CategoryFlower } from "./index.ts";

const chinese = {
  conduct: {
    name: "品行",
    body: "誠實、守信，懂得照顧好自己的東西。",
    example: "睡前自己收拾好書包，不用大人提醒。",
  },
  courtesy: {
    name: "禮貌",
    body: "主動打招呼，常說「請」和「謝謝」，做錯了真誠道歉。",
    example: "在大堂遇到保安員或鄰居，主動說聲早晨。",
  },
  benevolence: {
    name: "仁愛",
    body: "關心家人和朋友，愛護動物和身邊的環境。",
    example: "為照顧你的人做一張感謝卡。",
  },
  respect: {
    name: "尊重",
    body: "專心聆聽、耐心輪候，欣賞每個人的不同之處。",
    example: "等別人說完，才說出自己的想法。",
  },
  relationships: {
    name: "人際關係",
    body: "樂於分享、互相合作，吵架後學會和好。",
    example: "邀請獨自一人的同學一起玩。",
  },
};

const english = {
  conduct: {
    name: "Conduct",
    body: "Being honest, keeping promises and looking after your own things.",
    example: "Tidy your schoolbag before bed without being reminded.",
  },
  courtesy: {
    name: "Courtesy",
    body: "Greeting people, saying please and thank you, and apologizing sincerely.",
    example: "Say good morning to the security guard or a neighbor in the lobby.",
  },
  benevolence: {
    name: "Benevolence",
    body: "Caring for family, friends, animals and the world around us.",
    example: "Make a thank-you card for someone who takes care of you.",
  },
  respect: {
    name: "Respect",
    body: "Listening carefully, waiting your turn and valuing what makes others different.",
    example: "Let someone finish speaking before you share your idea.",
  },
  relationships: {
    name: "Interpersonal relationships",
    body: "Sharing, working together and making up after a quarrel.",
    example: "Invite a classmate who is alone to join your game.",
  },
};

const meta = {
  title: "Home/CategoryFlower",
  component: CategoryFlower,
  args: { words: chinese },
  decorators: [
    (Story) => (
      <PageBody>
        <SectionHead title="GK 是甚麼？" />
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof CategoryFlower>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { words: english }, globals: { locale: "en-US" } };

/** Below the one-row header what stands below each other keeps apart, however many lines it has. */
export const NarrowInEnglish: Story = {
  ...English,
  globals: { locale: "en-US", viewport: { value: "w1250" } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "927px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole("heading", { name }).parentElement?.getBoundingClientRect();
    const apart = (above: string, below: string) => (box(below)?.top ?? 0) - (box(above)?.bottom ?? 0);
    await expect(apart("Conduct", "Interpersonal relationships")).toBeGreaterThanOrEqual(24);
    await expect(apart("Courtesy", "Benevolence")).toBeGreaterThanOrEqual(24);
  },
};

export const EachCategoryIsAHeadingWithAnExample: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      Object.values(chinese).map(({ name }) => name),
    );
    await expect(canvas.getAllByText("例如")).toHaveLength(5);
  },
};

export const Sheet: Story = { render: specimens(CategoryFlower, meta.args, Playground, English) };
