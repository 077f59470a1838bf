import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { SeedCall } from "./index.ts";

const chinese = {
  title: "準備好第一個任務了嗎？",
  lead: "只需數分鐘便可設定，免費開始使用。",
  action: "按我開始！",
};

const english = {
  title: "Ready for the first mission?",
  lead: "It takes a few minutes to set up, and it’s free to start.",
  action: "Click me!",
};

const meta = {
  title: "Home/SeedCall",
  component: SeedCall,
  args: { words: chinese, href: "#register" },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: "60px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeedCall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { words: english }, globals: { locale: "en-US" } };

export const TheSeedLeadsOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: chinese.action })).toHaveAttribute("href", "#register");
  },
};

export const Sheet: Story = {
  render: specimens(SeedCall, meta.args, Playground, { ...English, args: { ...English.args, id: "english" } }),
};
