import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageProgress } from "./index.ts";

const meta = {
  title: "Navigation/PageProgress",
  component: PageProgress,
} satisfies Meta<typeof PageProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const line = await canvas.findByRole("progressbar", { name: "載入中…" });
    await expect(line).toBeVisible();
    // Nobody knows how much is done, so that no share of it is said.
    await expect(line).not.toHaveAttribute("value");
    await expect(line.getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth);
  },
};

export const English: Story = { globals: { locale: "en-US" } };
