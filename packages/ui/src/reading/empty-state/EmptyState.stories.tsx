import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, ButtonLink } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { EmptyState } from "./index.ts";

const meta = {
  title: "Reading/EmptyState",
  component: EmptyState,
  args: {
    picture: pictures.emptyChildren,
    title: "新增第一個孩子",
    body: "新增孩子後，便可在 App 發放任務及選擇計劃。",
    children: <ButtonLink href="/member/children/create">新增孩子</ButtonLink>,
  },
  argTypes: { picture: { control: false }, children: { control: false } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithoutNextStep: Story = {
  args: {
    picture: pictures.emptyOrders,
    title: "暫時未有購買紀錄",
    body: "選購計劃後，紀錄會在此顯示。",
    children: null,
  },
};

export const LongInEnglish: Story = {
  args: {
    picture: pictures.emptyResults,
    title: "Nothing in the market matches all of these filters",
    body: "Try fewer filters, another area or another keyword.",
    children: <Button variant="secondary">Clear all filters</Button>,
  },
  globals: { locale: "en-US", viewport: { value: "w320" } },
};

/** What somebody has typed may be one long word. */
export const LongWord: Story = {
  args: {
    picture: pictures.emptyResults,
    title: "Nothing in the market matches all of these filters",
    body: "Try fewer filters, another area or another keyword.",
    children: (
      <ButtonLink href="/market" variant="secondary">
        Search without “{"missions".repeat(6)}”
      </ButtonLink>
    ),
  },
  globals: { locale: "en-US", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Sheet: Story = { render: specimens(EmptyState, meta.args, Playground, WithoutNextStep, LongInEnglish) };
