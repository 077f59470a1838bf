import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Specimen } from "../specimens/Specimen.tsx";
import { VisuallyHidden } from "./index.ts";

const meta = {
  title: "Foundations/VisuallyHidden",
  component: VisuallyHidden,
  parameters: { layout: "padded" },
  args: { children: "（已完成）" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Specimen as="（已完成）只有讀屏軟件會讀出">
      <ul>
        <li>
          選擇計劃
          <VisuallyHidden>（已完成）</VisuallyHidden>
        </li>
        <li lang="en">
          Plan
          <VisuallyHidden>(done)</VisuallyHidden>
        </li>
      </ul>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("（已完成）").offsetWidth).toBe(1);
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveTextContent("Plan(done)");
  },
};
