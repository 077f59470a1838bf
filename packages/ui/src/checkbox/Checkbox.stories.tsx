import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../stack/index.ts";
import { Checkbox } from "./index.ts";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { name: "newsletter", label: "我願意透過電郵收取 GK 的資訊及優惠，並可隨時取消訂閱。" },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/我願意/));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <Stack>
      <Checkbox {...args} name="a" defaultChecked />
      <Checkbox
        name="b"
        required
        message="請先閱讀並同意訂閱條款。"
        label={
          <span lang="en">
            I’ve read and agree to the <a href="#terms">subscription terms</a>, including the no-refund rule.
          </span>
        }
      />
    </Stack>
  ),
};
