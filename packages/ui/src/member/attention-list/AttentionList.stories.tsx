import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { type AttentionItem, AttentionList, attentionKinds } from "./index.ts";

const words = { title: "需要你留意", none: "沒有待辦事項，好好享受親子時光吧！" };

type Said = Record<(typeof attentionKinds)[number], { text: string; label: string }>;

const chinese: Said = {
  verify: { text: "請驗證電郵，以使用所有功能。", label: "驗證電郵" },
  trial: { text: "免費試用將於 12月4日 結束（尚餘 14 天）。", label: "選擇計劃" },
  prize: { text: "阿晞尚未選擇獎品，截止日期為 2026年12月31日。", label: "選擇獎品" },
  order: { text: "訂單 GK26-1120-0312 尚待付款。", label: "查看訂單" },
  card: { text: "末四位數字為 4242 的信用卡將於 12月底到期。", label: "更新付款方式" },
  renewal: { text: "未能為小晴續訂計劃，請檢查付款方式。", label: "更新付款方式" },
  upgrade: { text: "你的孩子尚未使用付費計劃，升級後即可參加獎勵計劃。", label: "查看計劃" },
  school: { text: "新學年開始了，阿晞仍是讀小二嗎？", label: "更新資料" },
};

const english: Said = {
  verify: { text: "Verify your email address to use every feature.", label: "Verify email" },
  trial: { text: "Your free trial ends on 4 December (14 days left).", label: "Choose a plan" },
  prize: {
    text: "Alexandra Wilhelmina Cheung hasn’t chosen a prize yet. The deadline is 31 December 2026.",
    label: "Choose a prize",
  },
  order: { text: "Order GK26-1120-0312 is waiting for payment.", label: "See the order" },
  card: { text: "Your card ending in 4242 expires at the end of December.", label: "Update payment method" },
  renewal: {
    text: "We couldn’t renew the plan for Alexandra Wilhelmina Cheung. Please check the payment method.",
    label: "Update payment method",
  },
  upgrade: {
    text: "None of your children is on a premium plan yet. Upgrade to join the prize scheme.",
    label: "See plans",
  },
  school: {
    text: "A new school year has begun. Is Alexandra Wilhelmina Cheung still in Primary 2?",
    label: "Update details",
  },
};

const items = (said: Said): AttentionItem[] =>
  attentionKinds.map((kind) => ({
    id: kind,
    kind,
    text: said[kind].text,
    action: { href: `#${kind}`, label: said[kind].label },
  }));

const meta = {
  title: "Member/AttentionList",
  component: AttentionList,
  args: {
    words,
    items: items(chinese),
  },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>晞晞媽媽，你好</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof AttentionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "選擇計劃" })).toHaveAccessibleDescription(/免費試用/);
  },
};

export const NothingToDo: Story = {
  args: { items: [], words: { ...words, title: "今天需要你留意" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.none)).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    words: { title: "Needs your attention", none: "All done. Enjoy the day with your children!" },
    items: items(english),
  },
};

export const Sheet: Story = { render: specimens(AttentionList, meta.args, Playground, NothingToDo, English) };
