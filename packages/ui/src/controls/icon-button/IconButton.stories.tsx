import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { icons } from "../../foundations/icon/index.ts";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
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
      <Specimen>
        <IconButton icon={icons.x} label="關閉" />
      </Specimen>
      <Specimen>
        <IconButton icon={icons.x} label="Close" disabled />
      </Specimen>
      <Specimen>
        <IconLink icon={icons.logOut} label="登出" href="/member/signout" />
      </Specimen>
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

/** In a form it can send, also before scripts run; while it is disabled it does not. */
export const SubmitsAForm: Story = {
  args: { type: "submit" },
  render: function InAForm(args) {
    const [sent, setSent] = useState(0);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <IconButton {...args} disabled={sent > 0} />
        <output>{sent}</output>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(canvas.getByRole("status")).toHaveTextContent("1");
  },
};
