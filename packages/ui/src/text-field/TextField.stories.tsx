import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../stack/index.ts";
import { TextField, textFieldTypes } from "./index.ts";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  args: { name: "email", label: "電郵地址", type: "email" },
  argTypes: { type: { control: "select", options: textFieldTypes } },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack gap="6">
      <TextField name="name" label="姓名" hint="3 至 50 個字，只可使用中文、英文字母及空格。" />
      <TextField name="nickname" label="暱稱" optional defaultValue="晞晞" />
      <TextField name="phone" type="tel" label="聯絡電話" placeholder="2345 6789" unmarked />
      <TextField name="email" type="email" label="電郵地址" defaultValue="heimum@gk.example" disabled />
      <TextField
        name="topic"
        label={<span lang="en">A label that is long enough to need a second line on a narrow phone held upright</span>}
        message="主題最少需要 2 個字，請補充說明。"
        defaultValue="一"
      />
    </Stack>
  ),
};

export const SuggestsAndNeverBlocks: Story = {
  args: {
    suggest: (typed) =>
      typed.endsWith("@gmial.com") ? { value: "hei@gmail.com", words: "改為 hei@gmail.com" } : undefined,
  },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText("電郵地址");
    await userEvent.type(email, "hei@gmial.com");
    await userEvent.tab();
    await expect(email).toHaveValue("hei@gmial.com");
    await userEvent.click(canvas.getByRole("button", { name: "改為 hei@gmail.com" }));
    await expect(email).toHaveValue("hei@gmail.com");
    await expect(email).toHaveFocus();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};
