import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SkipLink } from "./index.ts";

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  args: { target: "main" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <h1>活動</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { play: () => userEvent.tab() };

export const English: Story = { globals: { locale: "en-US" }, play: () => userEvent.tab() };

export const FirstForTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "跳至主要內容" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute("href", "#main");
  },
};
