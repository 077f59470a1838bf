import type { Meta, StoryObj } from "@storybook/react-vite";
import { Baby, LayoutGrid, LogOut, Receipt, Settings } from "lucide-react";
import { expect, userEvent } from "storybook/test";
import { Icon } from "../icon/index.ts";
import { MemberMenu } from "./index.ts";

const meta = {
  title: "Navigation/MemberMenu",
  component: MemberMenu,
  args: {
    label: "我的帳戶",
    items: [
      { id: "index", label: "總覽", href: "#index", icon: <Icon of={LayoutGrid} />, current: false },
      { id: "children", label: "我的孩子", href: "#children", icon: <Icon of={Baby} />, current: true },
      { id: "orders", label: "購買紀錄", href: "#orders", icon: <Icon of={Receipt} />, current: false },
      { id: "settings", label: "設定", href: "#settings", icon: <Icon of={Settings} />, current: false },
    ],
    signOut: { label: "登出", href: "#signout", icon: <Icon of={LogOut} /> },
  },
} satisfies Meta<typeof MemberMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "我的孩子" })).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "總覽" })).toHaveFocus();
  },
};

export const Sheet: Story = {
  globals: { locale: "en-US", viewport: { value: "w390" } },
  args: {
    label: "My account",
    items: [
      { id: "index", label: "Overview", href: "#index", icon: <Icon of={LayoutGrid} />, current: true },
      { id: "children", label: "My children", href: "#children", icon: <Icon of={Baby} />, current: false },
      { id: "orders", label: "Purchase records and receipts", href: "#orders", icon: <Icon of={Receipt} />, current: false },
    ],
  },
};
