import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Stack } from "../../layout/stack/index.ts";
import { PageBody } from "../page-body/index.ts";
import { Accordion, type AccordionItem } from "./index.ts";

const chinese: AccordionItem[] = [
  {
    id: "children",
    title: "一個計劃可以給幾個孩子用？",
    content: "每個計劃只適用於一個孩子。如家中有兩個孩子，請分別為他們選擇計劃。",
  },
  {
    id: "refund",
    title: "訂閱後可以退款嗎？",
    content: "訂閱後款項恕不退還。建議先用免費版或由一個月的計劃開始，合適才轉用較長的計劃。",
  },
];

const english: AccordionItem[] = [
  {
    id: "children-en",
    title:
      "How many children can share one plan, and what happens to their stickers and badges if I move a child from one plan to another?",
    content: "Each plan is for one child. Stickers and badges belong to the child and stay.",
  },
  {
    id: "refund-en",
    title: "Can I get a refund after subscribing?",
    content: "Payments aren’t refundable once you’ve subscribed. Try the free edition or a one-month plan first.",
  },
];

const meta = {
  title: "Reading/Accordion",
  component: Accordion,
  args: { items: chinese },
  decorators: [
    (Story) => (
      <PageBody width="form">
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <Stack gap="8">
      <Specimen>
        <Accordion {...args} />
      </Specimen>
      <Specimen>
        <Accordion
          {...args}
          items={chinese.map((item) => ({ ...item, id: `open-${item.id}` }))}
          defaultOpen="open-refund"
        />
      </Specimen>
      <div lang="en">
        <Specimen>
          <Accordion items={english} defaultOpen="children-en" />
        </Specimen>
      </div>
    </Stack>
  ),
};

export const Unfolds: Story = {
  play: async ({ canvas }) => {
    const content = canvas.getByText(/每個計劃只適用於一個孩子/);
    await expect(content).not.toBeVisible();
    await userEvent.tab();
    const title = canvas.getByText("一個計劃可以給幾個孩子用？");
    await expect(title).toHaveFocus();
    await userEvent.click(title);
    await expect(content).toBeVisible();
    await userEvent.click(title);
    await expect(content).not.toBeVisible();
  },
};

export const OneAtATime: Story = {
  args: { name: "plans", defaultOpen: "children" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("訂閱後可以退款嗎？"));
    await expect(canvas.getByText(/訂閱後款項恕不退還/)).toBeVisible();
    await expect(canvas.getByText(/每個計劃只適用於一個孩子/)).not.toBeVisible();
  },
};

export const TheAnchorLiesInsideTheFold: Story = {
  play: async ({ canvas }) => {
    const anchor = canvas.getByText(/訂閱後款項恕不退還/);
    await expect(anchor).toHaveAttribute("id", "refund");
    await expect(anchor.closest("details")).not.toHaveAttribute("open");
  },
};
