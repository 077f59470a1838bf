import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { RatingField } from "./index.ts";

const meta = {
  title: "Forms/RatingField",
  component: RatingField,
  parameters: { layout: "padded" },
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

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "How would you rate your child’s manners today?",
    hint: "1 means just starting out, 10 means excellent. It’s only a starting point to look back on.",
    ends: ["Just starting out", "Excellent"],
  },
};

export const TwoRowsWithLittleRoom: Story = {
  args: { defaultValue: 6 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "300px" }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: specimens(
    RatingField,
    meta.args,
    { args: { name: "chosen", defaultValue: 7 } },
    { args: { name: "missing", message: "請選擇 1 至 10 分。" } },
    { args: { name: "disabled", defaultValue: 7, disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
