import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Container } from "../container/index.ts";
import { Stack } from "../stack/index.ts";
import { PieceSkeleton, skeletonPieces } from "./index.ts";

const meta = {
  title: "Messages/PieceSkeleton",
  component: PieceSkeleton,
  args: { of: "card" },
  argTypes: { of: { control: "select", options: skeletonPieces } },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PieceSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "Says once that it loads",
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("status")).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("載入中…"));
  },
};

export const English: Story = { args: { of: "child", count: 2 }, globals: { locale: "en-US" } };

export const Sheet: Story = {
  render: () => (
    <Stack gap="10">
      {skeletonPieces.map((piece) => (
        <PieceSkeleton key={piece} of={piece} />
      ))}
    </Stack>
  ),
};
