import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { StepperField } from "./index.ts";

const meta = {
  title: "Forms/StepperField",
  component: StepperField,
  parameters: { layout: "padded" },
  args: { name: "brothers", label: "哥哥", min: 0, max: 9, defaultValue: 0 },
} satisfies Meta<typeof StepperField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Bounds: Story = {
  name: "Stops at both bounds",
  args: { defaultValue: 8 },
  play: async ({ canvas }) => {
    const count = canvas.getByRole("spinbutton", { name: "哥哥" });
    const more = canvas.getByRole("button", { name: "增加：哥哥" });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(count).toHaveValue(9);
    await expect(await canvas.findByRole("status")).toHaveTextContent("9");
    await userEvent.clear(count);
    await userEvent.type(count, "1");
    const fewer = canvas.getByRole("button", { name: "減少：哥哥" });
    await userEvent.click(fewer);
    await userEvent.click(fewer);
    await expect(count).toHaveValue(0);
  },
};

export const TypedBeyondABound: Story = {
  name: "What is typed beyond a bound becomes the bound, and says so",
  play: async ({ canvas }) => {
    const count = canvas.getByRole("spinbutton", { name: "哥哥" });
    await userEvent.clear(count);
    await userEvent.type(count, "99");
    await userEvent.tab();
    await expect(count).toHaveValue(9);
    await expect(await canvas.findByRole("status")).toHaveTextContent("最多 9");
    await userEvent.clear(count);
    await userEvent.type(count, "-3{Enter}");
    await expect(count).toHaveValue(0);
    await expect(canvas.getByRole("status")).toHaveTextContent("最少 0");
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: { label: "Older brothers", hint: "Enter 0 if there are none." },
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: specimens(
    StepperField,
    meta.args,
    { args: { name: "two", hint: "如沒有，請填 0。", defaultValue: 2 } },
    { args: { name: "many", message: "每項不可多於 9 人。", defaultValue: 12 } },
    { args: { name: "disabled", defaultValue: 2, disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
