import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { TextArea } from "./index.ts";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  parameters: { layout: "padded" },
  args: {
    name: "message",
    label: "留言內容",
    hint: "請勿在此提供密碼或信用卡號碼。",
    placeholder: "有甚麼可以幫到你？",
    max: 2000,
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "Counts code points: 𨋢 is one",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0/2,000 字")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("留言內容"), "搭𨋢");
    await expect(canvas.getByText("2/2,000 字")).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Message",
    hint: "Please don’t include passwords or card numbers.",
    placeholder: "How can we help?",
  },
};

export const Sheet: Story = {
  render: specimens(
    TextArea,
    meta.args,
    Playground,
    { args: { name: "filled", defaultValue: "你好！", optional: true } },
    { args: { name: "short", message: "留言內容最少需要 10 個字，請補充說明。", defaultValue: "你好！" } },
    { args: { name: "off", disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
