import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.ts";
import { specimens } from "../foundations/specimens.tsx";
import { AuthFrame } from "./index.ts";

const meta = {
  title: "Patterns/AuthFrame",
  component: AuthFrame,
  args: { title: "歡迎回來", lead: "登入看看孩子的最新進展。", children: <Button block>登入</Button> },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AuthFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    title: "Create your account and begin with one small mission a day",
    lead: "Free, and done in under a minute.",
    children: <Button block>Register</Button>,
  },
};

export const Sheet: Story = { render: specimens(AuthFrame, meta.args, Playground, English) };
