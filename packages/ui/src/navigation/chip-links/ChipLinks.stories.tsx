import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { ChipLinks, type ChipLinksProps } from "./index.ts";

const events: ChipLinksProps = {
  label: "篩選活動",
  links: [
    { id: "all", label: "所有活動", href: "#all" },
    { id: "upcoming", label: "即將舉行", href: "#upcoming", current: true },
    { id: "past", label: "已結束", href: "#past" },
  ],
};

const meta = {
  title: "Navigation/ChipLinks",
  component: ChipLinks,
  args: events,
  parameters: { layout: "padded" },
} satisfies Meta<typeof ChipLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName("即將舉行");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "所有活動" })).toHaveFocus();
  },
};

export const Topics: Story = {
  args: {
    label: "標籤",
    links: [
      { id: "courtesy", label: "禮貌", href: "#courtesy", icon: icons.tag },
      { id: "everyday", label: "日常生活", href: "#everyday", icon: icons.tag },
    ],
  },
};

export const English: Story = {
  args: {
    label: "Parts of this page",
    links: [
      { id: "vision", label: "Vision", href: "#vision", current: true },
      {
        id: "strategies",
        label: "Four strategies for families, schools and everybody in between",
        href: "#strategies",
      },
      { id: "founders", label: "Founding members", href: "#founders" },
    ],
  },
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(ChipLinks, events, Playground, Topics, English) };
