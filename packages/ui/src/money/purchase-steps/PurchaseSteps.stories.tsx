import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { PurchaseSteps } from "./index.ts";

const meta = {
  title: "Money/PurchaseSteps",
  component: PurchaseSteps,
  args: {
    label: "為小晴升級",
    current: "payment",
    steps: [
      { id: "plan", name: "選擇計劃" },
      { id: "payment", name: "付款方式" },
      { id: "review", name: "核對及付款" },
    ],
  },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof PurchaseSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [plan, payment, review] = canvas.getAllByRole("listitem");
    await expect(plan).toHaveTextContent("選擇計劃 （已完成）");
    await expect(payment).toHaveAttribute("aria-current", "step");
    await expect(review).not.toHaveAttribute("aria-current");
    await expect(review).not.toHaveTextContent("已完成");
  },
};

export const EnglishFirstStep: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Upgrade Ching",
    current: "plan",
    steps: [
      { id: "plan", name: "Plan" },
      { id: "payment", name: "Payment" },
      { id: "review", name: "Review" },
    ],
  },
};

export const Sheet: Story = { render: specimens(PurchaseSteps, meta.args, Playground, EnglishFirstStep) };
