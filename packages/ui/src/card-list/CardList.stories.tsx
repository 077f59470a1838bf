import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.ts";
import { specimens } from "../foundations/specimens.tsx";
import { Icon, icons } from "../icon/index.ts";
import { Sheet as Paper } from "../sheet/index.ts";
import { CardList } from "./index.ts";

const meta = {
  title: "Money/CardList",
  component: CardList,
  render: (args) => (
    <Paper>
      <CardList {...args} />
    </Paper>
  ),
  args: {
    cards: [
      {
        id: "7",
        brand: "Visa",
        digits: "•••• 4242",
        name: "Visa（末四位 4242）",
        expiry: "有效期至 12/2026・即將到期",
        warning: true,
        defaultLabel: "預設",
        actions: (
          <Button variant="quiet" size="sm" aria-label="刪除Visa（末四位 4242）">
            <Icon of={icons.trash2} />
          </Button>
        ),
      },
      {
        id: "8",
        brand: "Mastercard",
        digits: "•••• 8210",
        name: "Mastercard（末四位 8210）",
        expiry: "有效期至 08/2028",
        actions: (
          <>
            <Button variant="quiet" size="sm">
              設為預設
            </Button>
            <Button variant="quiet" size="sm" aria-label="刪除Mastercard（末四位 8210）">
              <Icon of={icons.trash2} />
            </Button>
          </>
        ),
      },
      { id: "9", brand: "American Express", digits: "•••• 0005", name: "American Express（末四位 0005）" },
    ],
  },
} satisfies Meta<typeof CardList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("預設")).toHaveLength(1);
    await expect(canvas.getByRole("button", { name: "刪除Visa（末四位 4242）" })).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    cards: [
      {
        id: "7",
        brand: "Visa",
        digits: "•••• 4242",
        name: "Visa ending in 4242",
        expiry: "Expires 12/2026 · Expires soon",
        warning: true,
        defaultLabel: "Default",
      },
    ],
  },
};

export const Sheet: Story = { render: specimens(CardList, meta.args, Playground, English) };
