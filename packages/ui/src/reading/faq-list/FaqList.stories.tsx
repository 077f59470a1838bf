import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../page-body/index.ts";
import { FaqList, type Question } from "./index.ts";

const chinese: Question[] = [
  {
    id: "children",
    question: "一個計劃可以給幾個孩子用？",
    answer: "每個計劃只適用於一個孩子。如家中有兩個孩子，請分別為他們選擇計劃。",
  },
  {
    id: "refund",
    question: "訂閱後可以退款嗎？",
    answer: "訂閱後款項恕不退還。建議先用免費版或由一個月的計劃開始，合適才轉用較長的計劃。",
  },
  {
    id: "auto-renew",
    question: "自動續訂可以隨時關閉嗎？",
    answer: "可以。在孩子頁面的「計劃」一欄關閉即可，計劃會維持至到期日，之後不會再收費。",
  },
];

const english: Question[] = [
  {
    id: "children-en",
    question: "How many children can share one plan?",
    answer: "Each plan is for one child. With two children at home, choose a plan for each of them.",
  },
  {
    id: "refund-en",
    question: "Can I get a refund after subscribing?",
    answer: "Payments aren’t refundable once you’ve subscribed. Try the free edition or a one-month plan first.",
  },
  {
    id: "auto-renew-en",
    question: "Can I turn off auto-renew at any time?",
    answer: "Yes. Turn it off on your child’s page; the plan stays until its last day and nothing more is charged.",
  },
];

const meta = {
  title: "Reading/FaqList",
  component: FaqList,
  args: { questions: chinese },
  decorators: [
    (Story) => (
      <PageBody width="form">
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof FaqList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { questions: english, defaultOpen: "refund-en" }, globals: { locale: "en-US" } };

export const OpensTheAnswerThatTheAddressNames: Story = {
  args: { defaultOpen: "auto-renew" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/計劃會維持至到期日/)).toBeVisible();
    await expect(canvas.getByText(/訂閱後款項恕不退還/)).not.toBeVisible();
  },
};

export const Sheet: Story = { render: specimens(FaqList, meta.args, OpensTheAnswerThatTheAddressNames, English) };
