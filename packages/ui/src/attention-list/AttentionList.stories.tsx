import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Container } from "../container/index.ts";
import { specimens } from "../foundations/specimens.tsx";
import { AttentionList, attentionKinds } from "./index.ts";

const words = { title: "需要你留意", none: "沒有待辦事項，好好享受親子時光吧！" };

const meta = {
  title: "Member/AttentionList",
  component: AttentionList,
  args: {
    words,
    items: [
      {
        id: "trial",
        kind: "trial",
        text: "免費試用將於 12月4日 結束（尚餘 14 天）。",
        action: { href: "#plans", label: "選擇計劃" },
      },
      {
        id: "prize",
        kind: "prize",
        text: "阿晞尚未選擇獎品，截止日期為 2026年12月31日。",
        action: { href: "#prizes", label: "選擇獎品" },
      },
      {
        id: "card",
        kind: "card",
        text: "末四位數字為 4242 的信用卡將於 12月底到期。",
        action: { href: "#payment", label: "更新付款方式" },
      },
    ],
  },
  decorators: [
    (Story) => (
      <Container>
        <h1>晞晞媽媽，你好</h1>
        <Story />
      </Container>
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
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.none)).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const EveryKind: Story = {
  globals: { locale: "en-US" },
  args: {
    words: { title: "Needs your attention", none: "All done. Enjoy the day with your children!" },
    items: attentionKinds.map((kind) => ({
      id: kind,
      kind,
      text: "We couldn’t renew the plan for Alexandra Wilhelmina Cheung. Please check the payment method.",
      action: { href: `#${kind}`, label: "Update payment method" },
    })),
  },
};

export const Sheet: Story = { render: specimens(AttentionList, meta.args, NothingToDo, EveryKind) };
