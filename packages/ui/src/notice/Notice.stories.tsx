import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.ts";
import { Stack } from "../stack/index.ts";
import { Notice, noticeTones } from "./index.ts";

const meta = {
  title: "Messages/Notice",
  component: Notice,
  args: { children: "每個計劃只適用於一個孩子。" },
  argTypes: { tone: { control: "select", options: noticeTones } },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack>
      {noticeTones.map((tone) => (
        <Stack key={tone}>
          <Notice tone={tone}>姓名已更新。</Notice>
          <Notice
            tone={tone}
            title={<span lang="en">Invalid email or password</span>}
            action={
              <Button size="sm" variant="secondary">
                再試一次
              </Button>
            }
          >
            <span lang="en">
              Check for typos, or <a href="#reset">reset your password</a>. We have kept everything that you entered.
            </span>
          </Notice>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Urgent: Story = {
  args: { tone: "error", urgent: true, children: "未能連接 GK，請檢查網絡連線後再試。" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("未能連接 GK");
  },
};
