import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { LandscapeHead } from "./index.ts";

const meta = {
  title: "Community/LandscapeHead",
  component: LandscapeHead,
  args: {
    title: "關於我們",
    lead: "我們相信，只要每天練習一點點，每個孩子都可以成為善良、有責任感的人。",
  },
} satisfies Meta<typeof LandscapeHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "關於我們" })).toBeVisible();
  },
};

export const English: Story = {
  args: {
    title: "About us",
    lead: "We believe every child can grow into a kind, responsible person, with a little practice every day.",
  },
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(LandscapeHead, meta.args, Playground, English) };
