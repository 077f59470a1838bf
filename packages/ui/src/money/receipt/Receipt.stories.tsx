import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { DefinitionList } from "../../reading/definition-list/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { Receipt } from "./index.ts";

const meta = {
  title: "Money/Receipt",
  component: Receipt,
  decorators: [
    (Story) => (
      <PageBody width="text">
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Receipt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    children: (
      <DefinitionList
        items={[
          { id: "number", term: "收據編號", detail: "GK26-1120-0312", figure: true },
          { id: "total", term: "實付金額", detail: "HK$838.00", figure: true },
        ]}
      />
    ),
  },
};

export const OnPaper: Story = {
  name: "Logo and title stand on paper only",
  args: { ...Playground.args, printedAlone: true, letterhead: <strong>收據</strong> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("收據")).not.toBeVisible();
    await expect(canvas.getByText("收據編號")).toBeVisible();
  },
};

export const Sheet: Story = {
  args: { children: null },
  render: specimens(Receipt, { children: null }, Playground, {
    globals: { locale: "en-US" },
    args: {
      children: (
        <DefinitionList
          items={[
            { id: "number", term: "Receipt number", detail: "GK26-1120-0312", figure: true },
            { id: "plan", term: "Plan", detail: "Outstanding plan for Alexandra Wilhelmina Cheung" },
            { id: "total", term: "Amount paid", detail: "HK$838.00", figure: true },
          ]}
        />
      ),
    },
  }),
};
