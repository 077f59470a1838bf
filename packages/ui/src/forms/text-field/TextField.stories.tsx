import type { Meta, StoryObj } from "@storybook/react-vite";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { TextField, textFieldTypes } from "./index.ts";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  parameters: { layout: "padded" },
  args: { name: "email", label: "電郵地址", type: "email" },
  argTypes: { type: { control: "select", options: textFieldTypes } },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    name: "nickname",
    label: "Nickname that the family uses at home and that the app shows",
    type: "text",
    hint: "Shown in the app. Up to 30 characters: letters, digits and spaces.",
    optional: true,
  },
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: specimens(
    TextField,
    { ...meta.args, type: "text" },
    { args: { name: "name", label: "姓名", hint: "3 至 50 個字，只可使用中文、英文字母及空格。" } },
    { args: { name: "nickname-zh", label: "暱稱", optional: true, defaultValue: "晞晞" } },
    { args: { name: "phone", label: "聯絡電話", type: "tel", placeholder: "2345 6789", unmarked: true } },
    { args: { defaultValue: "heimum@gk.example", type: "email", disabled: true } },
    { args: { name: "topic", label: "主題", message: "主題最少需要 2 個字，請補充說明。", defaultValue: "一" } },
    English,
    {
      ...English,
      args: {
        name: "topic-en",
        label: "Topic",
        message: "The topic needs at least 2 characters. Please add a word or two.",
        defaultValue: "a",
      },
    },
  ),
};
