import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FormEvent } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { fromRightToLeft } from "../../foundations/specimens/from-right-to-left.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Menu, type MenuItem } from "./index.ts";

const rename = fn();
const leave = fn((event: FormEvent) => event.preventDefault());

const chinese: MenuItem[] = [
  { id: "overview", label: "總覽", icon: icons.layoutGrid, href: "#overview", current: true },
  { id: "children", label: "我的孩子", icon: icons.baby, href: "#children" },
  { id: "rename", label: "更改名稱", icon: icons.pencil, onSelect: rename },
  { id: "report", label: "列印報告（尚未備妥）", icon: icons.receiptText, disabled: true },
  { id: "signout", label: "登出", icon: icons.logOut, href: "#signout", divided: true },
];

const trigger = (words: string) => (
  <>
    {words}
    <Icon of={icons.chevronDown} />
  </>
);

const meta = {
  title: "Overlays/Menu",
  component: Menu,
  args: { trigger: trigger("我的帳戶"), items: chinese, variant: "secondary", onOpenChange: fn() },
  argTypes: { trigger: { control: false }, items: { control: false } },
  parameters: { layout: "padded" },
  // As high as the sheet is, so that a picture has all of it.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "360px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultOpen: true } };

export const ByPointer: Story = {
  name: "A press opens it, a choice closes it",
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "我的帳戶", expanded: false });
    await userEvent.click(button);
    const list = await canvas.findByRole("list", { name: "我的帳戶" });
    await waitFor(() => expect(list).toBeVisible());
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("總覽");

    rename.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "更改名稱" }));
    await expect(rename).toHaveBeenCalledOnce();
    await expect(list).not.toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const SendsAForm: Story = {
  name: "An entry sends a form that stands elsewhere in the page",
  args: {
    items: [
      { id: "overview", label: "總覽", icon: icons.layoutGrid, href: "#overview" },
      { id: "signout", label: "登出", icon: icons.logOut, form: "way-out", divided: true },
    ],
  },
  render: (args) => (
    <>
      <form id="way-out" onSubmit={leave} />
      <Menu {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    leave.mockClear();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("button", { name: "登出" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(leave).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "登出" })).toBeNull());
  },
};

export const ByKeyboard: Story = {
  name: "The arrow keys open it and move, Escape goes back",
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "我的帳戶" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "總覽" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("link", { name: "登出" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "我的孩子" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("link", { name: "登出" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("link", { name: "總覽" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "我的孩子" })).toHaveFocus();
  },
};

export const ClosesWhenTheFocusLeaves: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <Button variant="quiet">之後</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("link", { name: "登出" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "之後" })).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "登出" })).toBeNull();
  },
};

export const WhatCannotBeChosenStaysReachable: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas, args }) => {
    const report = canvas.getByRole("button", { name: "列印報告（尚未備妥）" });
    await expect(report).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(report);
    await waitFor(() => expect(report).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
  },
};

/** Older browsers do not place a sheet by themselves: it stands at its button all the same. */
export const PlacedByScript: Story = {
  args: { align: "end" },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "flex-end" }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    const supports = CSS.supports.bind(CSS);
    const older = (...asked: [string, string]) => asked[0] !== "anchor-scope" && supports(...asked);
    Object.assign(CSS, { supports: older });
    return () => void Object.assign(CSS, { supports });
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "我的帳戶" });
    // Nor do they know what this one's styles say of it.
    document.getElementById(button.getAttribute("aria-controls") ?? "")?.style.setProperty("position-area", "none");
    await userEvent.click(button);
    const sheet = (await canvas.findByRole("list", { name: "我的帳戶" })).parentElement;
    const of = button.getBoundingClientRect();
    await waitFor(() => expect(Math.round((sheet?.getBoundingClientRect().top ?? 0) - of.bottom)).toBe(8));
    await expect(Math.round((sheet?.getBoundingClientRect().right ?? 0) - of.right)).toBe(0);
  },
};

export const AtItsButton: Story = {
  args: { align: "end", defaultOpen: true },
  decorators: PlacedByScript.decorators ?? [],
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole("list", { name: "我的帳戶" }).parentElement;
    const button = canvas.getByRole("button", { name: "我的帳戶" }).getBoundingClientRect();
    await waitFor(() => expect(Math.round((sheet?.getBoundingClientRect().top ?? 0) - button.bottom)).toBe(8));
    await expect(Math.round((sheet?.getBoundingClientRect().right ?? 0) - button.right)).toBe(0);
  },
};

export const FromRightToLeft: Story = {
  args: { defaultOpen: true },
  decorators: [fromRightToLeft],
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole("list", { name: "我的帳戶" }).parentElement;
    const button = canvas.getByRole("button", { name: "我的帳戶" }).getBoundingClientRect();
    await waitFor(() => expect(Math.round((sheet?.getBoundingClientRect().right ?? 0) - button.right)).toBe(0));
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    trigger: trigger("Grace’s account"),
    defaultOpen: true,
    items: [
      { id: "overview", label: "Overview", icon: icons.layoutGrid, href: "#overview", current: true },
      { id: "long", label: "Everything that the children have done this term", icon: icons.baby, href: "#children" },
      { id: "signout", label: "Sign out", icon: icons.logOut, href: "#signout", divided: true },
    ],
  },
};

export const Sheet: Story = {
  render: specimens(
    Menu,
    meta.args,
    { args: { disabled: true } },
    { args: { size: "sm", variant: "quiet" } },
    Playground,
  ),
};
