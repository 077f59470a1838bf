import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { icons } from "../../foundations/icon/index.ts";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { Row } from "../../layout/stack/index.ts";
import { IconButton, IconLink } from "./index.ts";

const meta = {
  title: "Controls/IconButton",
  component: IconButton,
  parameters: { layout: "padded" },
  args: { icon: icons.x, label: "關閉", onClick: fn() },
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

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: () => (
    <Row>
      <IconButton icon={icons.x} label="關閉" />
      <IconButton icon={icons.x} label="Close" disabled />
      <IconLink icon={icons.logOut} label="登出" href="/member/signout" />
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
