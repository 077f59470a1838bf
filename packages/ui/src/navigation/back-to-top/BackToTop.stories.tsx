import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { BackToTop } from "./index.ts";

const meta = {
  title: "Navigation/BackToTop",
  component: BackToTop,
  render: () => (
    <>
      <main style={{ blockSize: "3000px" }}>
        <h1>教養貼士</h1>
      </main>
      <BackToTop />
    </>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;

type Story = StoryObj<typeof meta>;

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

export const Playground: Story = {
  play: async ({ canvas }) => {
    scrollTo(900);
    await waitFor(() => expect(canvas.getByRole("link", { name: "返回頁頂" })).toBeVisible());
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  play: async ({ canvas }) => {
    scrollTo(900);
    await waitFor(() => expect(canvas.getByRole("link", { name: "Back to top" })).toBeVisible());
  },
};

export const FromFiveHundredAndOnePixels: Story = {
  play: async ({ canvas }) => {
    const link = () => canvas.queryByRole("link", { name: "返回頁頂" });
    scrollTo(900);
    await waitFor(() => expect(link()).toBeVisible());
    // Hidden at 500, shown at 501.
    scrollTo(500);
    await waitFor(() => expect(link()).toBeNull());
    scrollTo(501);
    await waitFor(() => expect(link()).toBeVisible());
    await expect(link()).toHaveAttribute("href", "#top");
    scrollTo(0);
    await waitFor(() => expect(link()).toBeNull());
  },
};
