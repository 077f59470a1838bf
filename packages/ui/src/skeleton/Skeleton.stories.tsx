import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Sheet as Paper } from "../sheet/index.ts";
import { Stack } from "../stack/index.ts";
import { Skeleton, SkeletonGroup, skeletonShapes } from "./index.ts";

const meta = {
  title: "Messages/Skeleton",
  component: Skeleton,
  argTypes: { shape: { control: "select", options: skeletonShapes } },
  render: (args) => (
    <SkeletonGroup>
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <SkeletonGroup>
      <Paper>
        <Stack>
          {skeletonShapes.map((shape) => (
            <Skeleton key={shape} shape={shape} />
          ))}
          <Skeleton width="60%" />
        </Stack>
      </Paper>
    </SkeletonGroup>
  ),
};

export const SaysThatItLoads: Story = {
  globals: { locale: "en-US" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Loading…"));
    await expect(canvasElement.querySelector("[aria-hidden]")).not.toBeNull();
  },
};
