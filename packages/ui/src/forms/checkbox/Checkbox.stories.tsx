import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Checkbox } from "./index.ts";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  parameters: { layout: "padded" },
  args: { name: "newsletter", label: "我願意透過電郵收取 GK 的資訊及優惠，並可隨時取消訂閱。", optional: true },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const consent = canvas.getByRole("checkbox", { name: /我願意/ });
    await userEvent.click(canvas.getByText(/我願意/));
    await expect(consent).toBeChecked();
    await expect(consent).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(consent).not.toBeChecked();
  },
};

export const Missing: Story = {
  args: {
    optional: false,
    label: (
      <>
        我已閱讀並同意<a href="#terms">訂閱條款</a>。
      </>
    ),
    message: "請先閱讀並同意訂閱條款。",
  },
  play: async ({ canvas }) => {
    const consent = canvas.getByRole("checkbox");
    await expect(consent).toBeRequired();
    await expect(consent).toBeInvalid();
    await expect(consent).toHaveAccessibleDescription("請先閱讀並同意訂閱條款。");
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    optional: false,
    label: (
      <>
        I’ve read and agree to the <a href="#terms">subscription terms</a>, including the no-refund rule.
      </>
    ),
    message: "Please read and agree to the subscription terms first.",
  },
};

export const Sheet: Story = {
  render: specimens(
    Checkbox,
    meta.args,
    Playground,
    { args: { name: "ticked", defaultValue: true } },
    { args: { ...Missing.args, name: "missing" } },
    { args: { name: "disabled", disabled: true } },
    { args: { name: "disabled-ticked", defaultValue: true, disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
