import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogOut, X } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Row } from "../stack/index.ts";
import { IconButton, IconLink } from "./index.ts";

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { icon: X, label: "關閉", onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: args.label }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Sheet: Story = {
  render: () => (
    <Row>
      <IconButton icon={X} label="關閉" />
      <IconButton icon={X} label="Close" disabled />
      <IconLink icon={LogOut} label="登出" href="/member/signout" />
    </Row>
  ),
};

export const DisabledStaysReachable: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: args.label })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
