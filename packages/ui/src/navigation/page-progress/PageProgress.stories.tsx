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
  play: async ({ canvas, step }) => {
    const line = await canvas.findByRole("progressbar", { name: "載入中…" });
    const [animation] = line.getAnimations();
    const at = (ms: number) => {
      if (animation) animation.currentTime = ms;
      return line;
    };
    await step("A page that comes at once comes without it", async () => {
      await expect(at(199)).not.toBeVisible();
    });
    await step("One that takes longer is announced", async () => {
      await expect(at(201)).toBeVisible();
    });
    await step("It never says that the page is there", async () => {
      const { width } = at(60_000).getBoundingClientRect();
      await expect(line).toBeVisible();
      await expect(width).toBeLessThanOrEqual(innerWidth);
    });
  },
};

export const English: Story = { globals: { locale: "en-US" } };
