import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { IconButton } from "../../controls/icon-button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { lackingRoom } from "../../foundations/specimens/lacking-room.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { CardList } from "./index.ts";

const remove = fn();
const makeDefault = fn();

const Remove = ({ name }: { name: string }) => (
  <IconButton icon={icons.trash2} label={`刪除${name}`} onClick={remove} />
);

const meta = {
  title: "Money/CardList",
  component: CardList,
  args: {
    cards: [
      {
        id: "7",
        brand: "Visa",
        digits: "•••• 4242",
        name: "Visa（末四位 4242）",
        expiry: "有效期至 12/2026・即將到期",
        validity: "soon",
        defaultLabel: "預設",
        actions: <Remove name="Visa（末四位 4242）" />,
      },
      {
        id: "8",
        brand: "Mastercard",
        digits: "•••• 8210",
        name: "Mastercard（末四位 8210）",
        expiry: "有效期至 08/2028",
        actions: (
          <>
            <Button variant="quiet" size="sm" aria-label="將Mastercard（末四位 8210）設為預設" onClick={makeDefault}>
              設為預設
            </Button>
            <Remove name="Mastercard（末四位 8210）" />
          </>
        ),
      },
      {
        id: "10",
        brand: "Visa",
        digits: "•••• 1881",
        name: "Visa（末四位 1881）",
        expiry: "有效期至 10/2026・已到期",
        validity: "expired",
        actions: <Remove name="Visa（末四位 1881）" />,
      },
      { id: "9", brand: "American Express", digits: "•••• 0005", name: "American Express（末四位 0005）" },
    ],
  },
  decorators: [
    (Story) => (
      <PageBody>
        <Paper>
          <Story />
        </Paper>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof CardList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("預設")).toHaveLength(1);
    remove.mockClear();
    makeDefault.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "刪除Visa（末四位 4242）" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(makeDefault).toHaveBeenCalledOnce();
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
        validity: "soon",
        defaultLabel: "Default",
      },
    ],
  },
};

/** Text at 200 % on the narrowest phone: the words go below their card. */
export const LargeTextAt320: Story = {
  ...English,
  globals: { locale: "en-US", text: "large", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(lackingRoom(canvas.getByRole("list"))).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Sheet: Story = { render: specimens(CardList, meta.args, Playground, English) };
