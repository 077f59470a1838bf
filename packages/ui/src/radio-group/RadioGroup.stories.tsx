import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../stack/index.ts";
import { RadioGroup } from "./index.ts";

const genders = [
  { value: 1, label: "男孩" },
  { value: 2, label: "女孩" },
];

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
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

export const Sheet: Story = {
  render: () => (
    <Stack gap="6">
      <RadioGroup name="a" label="性別" options={genders} defaultValue={1} />
      <RadioGroup name="b" label="性別" options={genders} message="請選擇孩子的性別。" />
      <RadioGroup
        name="c"
        label={<span lang="en">I’m writing as</span>}
        optional
        hint={<span lang="en">Tell us who you are, so that the right person answers.</span>}
        defaultValue={2}
        options={[
          { value: 1, label: "A parent or customer", hint: "The app, your account, plans or payments" },
          { value: 2, label: "A school or business", hint: "The school edition, advertising or partnership" },
        ]}
      />
    </Stack>
  ),
};
