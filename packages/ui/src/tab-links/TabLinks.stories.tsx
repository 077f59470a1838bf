import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TabLinks } from "./index.ts";

const meta = {
  title: "Navigation/TabLinks",
  component: TabLinks,
  args: {
    label: "我的帳戶",
    links: [
      { label: "登入", href: "#signin", current: true },
      { label: "註冊", href: "#register", current: false },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "登入" })).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "註冊" })).toHaveFocus();
  },
};

export const Sheet: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Plans",
    links: [
      { label: "Plans for families", href: "#family", current: false },
      { label: "Plans for kindergartens and primary schools", href: "#school", current: true },
    ],
  },
};
