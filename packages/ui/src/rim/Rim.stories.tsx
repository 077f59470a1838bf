import type { Meta, StoryObj } from "@storybook/react-vite";
import { Rim, rimCuts, rimSides } from "./index.ts";

const meta = {
  title: "Layout/Rim",
  component: Rim,
  args: { side: "above" },
  argTypes: { side: { control: "select", options: rimSides }, cut: { control: "select", options: rimCuts } },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", marginBlock: "80px", blockSize: "80px", background: "currentColor" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Rim>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <>
      <Rim side="above" cut="gentle" />
      <Rim side="below" cut="deep" />
    </>
  ),
};
