import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { CheckboxGroup } from "./index.ts";

const transport = [
  { value: 1, label: "步行" },
  { value: 2, label: "港鐵" },
  { value: 7, label: "保母車" },
];

const meta = {
  title: "Forms/CheckboxGroup",
  component: CheckboxGroup,
  parameters: { layout: "padded" },
  args: { name: "transport", label: "孩子平日使用哪些交通工具？", hint: "請選擇最少一項。", options: transport },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("必填 請選擇最少一項。");
    const walking = canvas.getByRole("checkbox", { name: "步行" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(walking).toBeChecked();
    await expect(walking).toHaveAttribute("name", "transport[]");
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "How does your child usually get around?",
    hint: "Choose at least one.",
    options: [
      { value: 1, label: "Walking" },
      { value: 2, label: "MTR" },
      { value: 7, label: "School private light bus (nanny van)" },
    ],
  },
};

export const Sheet: Story = {
  render: specimens(
    CheckboxGroup,
    meta.args,
    { args: { name: "chosen", defaultValue: [1, 7] } },
    { args: { name: "missing", message: "請選擇最少一種交通工具。" } },
    { args: { name: "disabled", defaultValue: [1], disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
