import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { SegmentedControl, type SegmentedControlProps, segmentedControlSizes } from "./index.ts";

const sent = fn();

const meta = {
  title: "Forms/SegmentedControl",
  component: SegmentedControl,
  args: {
    label: "時段",
    options: [
      { value: "week", label: "本週" },
      { value: "month", label: "本月" },
      { value: "term", label: "本學期" },
    ],
    defaultValue: "week",
    onChange: fn(),
  },
  argTypes: { size: { control: "select", options: segmentedControlSizes } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  name: "One stop of Tab, the arrow keys choose",
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "時段" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "本週" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "本月" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("month", expect.objectContaining({ type: "change" }));
    await userEvent.click(canvas.getByText("本學期"));
    await expect(canvas.getByRole("radio", { name: "本學期" })).toBeChecked();
  },
};

function Owned(props: SegmentedControlProps) {
  const [value, setValue] = useState<string | number>("month");
  return <SegmentedControl {...props} value={value} onChange={(next) => next !== "term" && setValue(next)} />;
}

export const ItsOwnerDecides: Story = {
  render: (args) => <Owned {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("本學期"));
    await expect(canvas.getByRole("radio", { name: "本月" })).toBeChecked();
    await userEvent.click(canvas.getByText("本週"));
    await expect(canvas.getByRole("radio", { name: "本週" })).toBeChecked();
  },
};

export const InAForm: Story = {
  name: "Is sent with its form, and comes back with a reset",
  args: { name: "period" },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get("period"));
      }}
    >
      <SegmentedControl {...args} />
      <Button type="submit">顯示</Button> <Button type="reset">重設</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("本月"));
    await userEvent.click(canvas.getByRole("button", { name: "顯示" }));
    await expect(sent).toHaveBeenLastCalledWith("month");
    await userEvent.click(canvas.getByRole("button", { name: "重設" }));
    await expect(canvas.getByRole("radio", { name: "本週" })).toBeChecked();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Period",
    options: [
      { value: "week", label: "This week" },
      { value: "month", label: "This month" },
      { value: "term", label: "The whole school term" },
    ],
    defaultValue: "term",
  },
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: specimens(
    SegmentedControl,
    meta.args,
    Playground,
    { args: { size: "sm" } },
    { args: { disabled: true } },
    English,
    { ...English, args: { ...English.args, size: "sm" } },
  ),
};
