import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { PrizeSteps } from "./index.ts";

const meta = {
  title: "Member/PrizeSteps",
  component: PrizeSteps,
  args: {
    words: {
      label: "獎勵計劃怎樣運作？",
      choose: "與孩子一起選擇主題及獎品。",
      collect: "完成任務，收集銀星。",
      reach: "儲滿 12 顆銀星，取得「GK 嘉許證書」。",
      claim: "換領獎品，我們會聯絡你安排送遞。",
    },
  },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof PrizeSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    words: {
      label: "How the prize scheme works",
      choose: "Choose a theme and a prize with your child.",
      collect: "Collect silver stars by completing missions.",
      reach: "Reach GK of Merit with 12 silver stars.",
      claim: "Claim your prize. We’ll contact you about delivery.",
    },
  },
};

export const Sheet: Story = { render: specimens(PrizeSteps, meta.args, Playground, English) };
