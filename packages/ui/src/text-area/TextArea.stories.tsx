import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../stack/index.ts";
import { TextArea } from "./index.ts";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
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
  name: "Counts code points: 𨋢 is one (T59)",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0/2,000 字")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("留言內容"), "搭𨋢");
    await expect(canvas.getByText("2/2,000 字")).toBeVisible();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <Stack gap="6">
      <TextArea {...args} name="a" defaultValue="你好！" />
      <TextArea name="b" label="留言內容" optional message="留言內容最少需要 10 個字，請補充說明。" />
      <TextArea name="c" label="留言內容" disabled />
    </Stack>
  ),
};

export const English: Story = { globals: { locale: "en-US" } };
