import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../page-body/index.ts";
import { PullQuote } from "./index.ts";

const meta = {
  title: "Reading/PullQuote",
  component: PullQuote,
  args: { children: "禮貌不是背出來的句子，而是孩子發現：我一開口，世界就對我笑。" },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof PullQuote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("blockquote")).toHaveTextContent(/禮貌不是背出來的句子/);
  },
};

export const English: Story = {
  args: {
    children: "Courtesy isn’t a sentence learned by heart. It is finding out that the world smiles back.",
    by: "A retired kindergarten teacher, consultant for stories and voiceovers",
  },
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(PullQuote, meta.args, Playground, English) };
