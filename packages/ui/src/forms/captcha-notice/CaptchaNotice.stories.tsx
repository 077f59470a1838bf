import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { CaptchaNotice } from "./index.ts";

const meta = {
  title: "Forms/CaptchaNotice",
  component: CaptchaNotice,
  parameters: { layout: "padded" },
  args: {
    children: (
      <>
        本網站受 reCAPTCHA 保護，並適用 Google <a href="#privacy">私隱權政策</a>及<a href="#terms">服務條款</a>。
      </>
    ),
  },
} satisfies Meta<typeof CaptchaNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

export const English: Story = {
  args: {
    children: (
      <>
        This site is protected by reCAPTCHA. Google’s <a href="#privacy">privacy policy</a> and{" "}
        <a href="#terms">terms of service</a> apply.
      </>
    ),
  },
  globals: { locale: "en-US" },
};

export const Checking: Story = {
  args: { checking: "正在確認你不是機械人…" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("正在確認你不是機械人…");
  },
};

export const Sheet: Story = { render: specimens(CaptchaNotice, meta.args, Playground, English, Checking) };
