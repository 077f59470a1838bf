import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { RadioGroup } from "./index.ts";

const genders = [
  { value: 1, label: "男孩" },
  { value: 2, label: "女孩" },
];

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  parameters: { layout: "padded" },
  args: { name: "gender", label: "性別", options: genders },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "性別" })).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: "男孩" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "女孩" })).toBeChecked();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "I’m writing as",
    hint: "Tell us who you are, so that the right person answers.",
    optional: true,
    defaultValue: 2,
    options: [
      { value: 1, label: "A parent or customer", hint: "The app, your account, plans or payments" },
      { value: 2, label: "A school or business", hint: "The school edition, advertising or partnership" },
    ],
  },
};

export const Sheet: Story = {
  render: specimens(
    RadioGroup,
    meta.args,
    Playground,
    { args: { name: "chosen", defaultValue: 1 } },
    { args: { name: "missing", message: "請選擇孩子的性別。" } },
    { args: { name: "disabled", defaultValue: 1, disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
