import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Stack } from "../../layout/stack/index.ts";
import { PasswordField, passwordStrengths } from "./index.ts";

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  parameters: { layout: "padded" },
  args: { name: "password", label: "密碼", autoComplete: "current-password" },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ShowingKeepsValueAndCaret: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText<HTMLInputElement>("密碼");
    await userEvent.type(box, "twelve plums");
    box.setSelectionRange(3, 6);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "顯示密碼：密碼" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveAttribute("type", "text");
    await expect(box).toHaveValue("twelve plums");
    await expect([box.selectionStart, box.selectionEnd]).toEqual([3, 6]);
    await userEvent.click(canvas.getByRole("button", { name: "隱藏密碼：密碼" }));
    await expect(box).toHaveAttribute("type", "password");
    await expect([box.selectionStart, box.selectionEnd]).toEqual([3, 6]);
  },
};

export const TwoOnAPage: Story = {
  name: "Of two on a page each button says which password it shows",
  render: (args) => (
    <Stack>
      <PasswordField {...args} name="password" label="新密碼" />
      <PasswordField {...args} name="confirmation" label="確認密碼" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    await expect(names).toEqual(["顯示密碼：新密碼", "顯示密碼：確認密碼"]);
    await userEvent.click(canvas.getByRole("button", { name: "顯示密碼：確認密碼" }));
    await expect(canvas.getByLabelText("確認密碼")).toHaveAttribute("type", "text");
    await expect(canvas.getByLabelText("新密碼")).toHaveAttribute("type", "password");
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "New password",
    autoComplete: "new-password",
    hint: "At least 8 characters. A few unrelated words make a strong password.",
    strength: {
      minLength: 8,
      words: { weak: "Weak: add more characters", fair: "Fair: a little longer would be safer", strong: "Strong" },
    },
  },
};

export const Strengths: Story = {
  name: "Says in words how hard a password is to guess",
  args: {
    label: "新密碼",
    autoComplete: "new-password",
    strength: {
      minLength: 8,
      words: { weak: "較弱：請增加字元", fair: "一般：再長一點會更安全", strong: "安全" },
    },
  },
  render: (args) => (
    <Stack gap="6">
      {passwordStrengths.map((strength) => (
        <PasswordField key={strength} {...args} name={strength} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByLabelText("新密碼");
    if (!first || !second || !third) throw new Error("There are three fields.");
    await userEvent.type(first, "plums");
    await userEvent.type(second, "plums and");
    await userEvent.type(third, "plums and pears");
    await expect(canvas.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
      "較弱：請增加字元",
      "一般：再長一點會更安全",
      "安全",
    ]);
  },
};

export const Sheet: Story = {
  render: specimens(
    PasswordField,
    meta.args,
    { args: { name: "filled", defaultValue: "twelve plums" } },
    {
      args: {
        name: "short",
        label: "新密碼",
        autoComplete: "new-password",
        hint: "最少 8 個字元。用幾個不相關的詞語組合，密碼會更安全。",
        message: "密碼最少需要 8 個字元，請加長密碼。",
        defaultValue: "plums",
      },
    },
    { args: { name: "disabled", defaultValue: "twelve plums", disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
