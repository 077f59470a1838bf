import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PlanGrowth, type PlanStage } from "./index.ts";

const chinese = {
  title: "選擇適合你家的計劃",
  lead: "一個月、三個月或一年，每個計劃都包括證書、故事配音和工作紙。",
  all: "查看計劃及收費",
};

const english = {
  title: "Choose the plan that suits your family",
  lead: "One month, three months or one year. Every plan comes with certificates, story voiceovers and worksheets.",
  all: "See plans and prices",
};

const chinesePlans: PlanStage[] = [
  {
    plan: "beginner",
    period: "一個月",
    name: "初階計劃",
    price: {
      now: "HK$98.00",
      was: {
        price: "HK$128.00",
        words: "原價 HK$128.00",
      },
    },
    tagline: "先試一個月，看看孩子喜不喜歡",
    features: [
      {
        tool: "certificates",
        text: "1 張證書",
      },
      {
        tool: "voiceovers",
        text: "20 段故事配音",
      },
      {
        tool: "worksheets",
        text: "4 份工作紙",
      },
    ],
  },
  {
    plan: "elementary",
    period: "三個月",
    name: "進階計劃",
    price: {
      now: "HK$268.00",
      was: {
        price: "HK$384.00",
        words: "原價 HK$384.00",
      },
    },
    tagline: "用一個學期，養成一個好習慣",
    features: [
      {
        tool: "certificates",
        text: "3 張證書",
      },
      {
        tool: "voiceovers",
        text: "60 段故事配音",
      },
      {
        tool: "worksheets",
        text: "12 份工作紙",
      },
    ],
  },
  {
    plan: "outstanding",
    period: "一年",
    name: "卓越計劃",
    price: {
      now: "HK$888.00",
      was: {
        price: "HK$1,536.00",
        words: "原價 HK$1,536.00",
      },
    },
    tagline: "陪孩子走完四季，收藏一整年的成長",
    features: [
      {
        tool: "certificates",
        text: "12 張證書",
      },
      {
        tool: "voiceovers",
        text: "240 段故事配音",
      },
      {
        tool: "worksheets",
        text: "52 份工作紙",
      },
      {
        tool: "gift",
        text: "獲贈價值超過 $500 的禮品",
      },
    ],
    stamp: "附送禮品",
  },
];

const englishPlans: PlanStage[] = [
  {
    plan: "beginner",
    period: "One month",
    name: "Beginner plan",
    price: {
      now: "HK$98.00",
      was: {
        price: "HK$128.00",
        words: "Regular price HK$128.00",
      },
    },
    tagline: "Try it for a month and see",
    features: [
      {
        tool: "certificates",
        text: "1 certificate",
      },
      {
        tool: "voiceovers",
        text: "20 story voiceovers",
      },
      {
        tool: "worksheets",
        text: "4 worksheets",
      },
    ],
  },
  {
    plan: "elementary",
    period: "Three months",
    name: "Elementary plan",
    price: {
      now: "HK$268.00",
      was: {
        price: "HK$384.00",
        words: "Regular price HK$384.00",
      },
    },
    tagline: "One school term, one good habit",
    features: [
      {
        tool: "certificates",
        text: "3 certificates",
      },
      {
        tool: "voiceovers",
        text: "60 story voiceovers",
      },
      {
        tool: "worksheets",
        text: "12 worksheets",
      },
    ],
  },
  {
    plan: "outstanding",
    period: "One year",
    name: "Outstanding plan",
    price: {
      now: "HK$888.00",
      was: {
        price: "HK$1,536.00",
        words: "Regular price HK$1,536.00",
      },
    },
    tagline: "A whole year of growth to keep",
    features: [
      {
        tool: "certificates",
        text: "12 certificates",
      },
      {
        tool: "voiceovers",
        text: "240 story voiceovers",
      },
      {
        tool: "worksheets",
        text: "52 worksheets",
      },
      {
        tool: "gift",
        text: "A gift worth over $500",
      },
    ],
    stamp: "With gift",
  },
];

const meta = {
  title: "Home/PlanGrowth",
  component: PlanGrowth,
  args: { words: chinese, plans: chinesePlans, allHref: "#plans" },
} satisfies Meta<typeof PlanGrowth>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { words: english, plans: englishPlans }, globals: { locale: "en-US" } };

export const SaysThatThePriceWasHigher: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("原價 HK$128.00")).toBeInTheDocument();
    await expect(canvas.getByText("HK$128.00", { selector: "s" })).toHaveAttribute("aria-hidden", "true");
  },
};

/** Plans without a list price, as after an offer. */
export const WithoutListPrices: Story = {
  args: { plans: chinesePlans.map((plan) => ({ ...plan, price: { now: plan.price.now } })) },
};

export const Sheet: Story = {
  render: specimens(PlanGrowth, meta.args, Playground, { ...English, args: { ...English.args, id: "english" } }),
};
