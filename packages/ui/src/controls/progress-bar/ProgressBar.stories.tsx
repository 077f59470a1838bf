import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Stack } from "../../layout/stack/index.ts";
import { ProgressBar } from "./index.ts";

const meta = {
  title: "Controls/ProgressBar",
  component: ProgressBar,
  args: { label: "上載照片", count: 64 },
  parameters: { layout: "padded" },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "上載照片" })).toHaveValue(64);
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack>
      {[0, 3, 8, 12].map((stars) => (
        <Specimen key={stars}>
          <ProgressBar label={`已得 ${stars} 顆銀星，目標 12 顆`} count={stars} total={12} />
        </Specimen>
      ))}
    </Stack>
  ),
};
