import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../stack/index.ts";
import { RatingField } from "./index.ts";

const meta = {
  title: "Forms/RatingField",
  component: RatingField,
  args: {
    name: "begin_score",
    label: "你會給孩子現時的品德表現打多少分？",
    hint: "1 分代表剛剛起步，10 分代表非常好。",
    min: 1,
    max: 10,
    ends: ["剛剛起步", "非常好"],
  },
} satisfies Meta<typeof RatingField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(10);
    await userEvent.click(canvas.getByRole("radio", { name: "9" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "10" })).toBeChecked();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <Stack gap="6">
      <RatingField {...args} name="a" defaultValue={7} />
      <RatingField {...args} name="b" message="請選擇 1 至 10 分。" />
      <div style={{ inlineSize: "300px" }}>
        <RatingField {...args} name="c" defaultValue={6} />
      </div>
    </Stack>
  ),
};
