import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Stack } from "../stack/index.ts";
import { ChoiceCard, choiceCardShapes } from "./index.ts";

const group = { name: "prize", defaultValue: "2", onChange: fn() };

const meta = {
  title: "Forms/ChoiceCard",
  component: ChoiceCard,
  args: { group, value: "1", layout: "", children: <span>小小科學家</span> },
  argTypes: { shape: { control: "select", options: choiceCardShapes } },
} satisfies Meta<typeof ChoiceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("小小科學家"));
    await expect(canvas.getByRole("radio", { name: "小小科學家" })).toBeChecked();
    await expect(group.onChange).toHaveBeenLastCalledWith("1");
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack>
      {choiceCardShapes.map((shape) => (
        <Stack key={shape}>
          <ChoiceCard group={{ ...group, name: shape }} value="1" layout="" shape={shape}>
            <span>小小科學家</span>
          </ChoiceCard>
          <ChoiceCard group={{ ...group, name: shape }} value="2" layout="" shape={shape}>
            <span lang="en">Young scientist: experiments with light, water and air for the whole family</span>
          </ChoiceCard>
          <ChoiceCard group={{ ...group, name: shape }} value="3" layout="" shape={shape} disabled>
            <span>已換領</span>
          </ChoiceCard>
        </Stack>
      ))}
    </Stack>
  ),
};
