import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PasswordForm } from "./index.ts";

const meta = {
  title: "Account/PasswordForm",
  component: PasswordForm,
  parameters: { layout: "padded" },
  args: {
    action: "/member/profile",
    passwordMinLength: 8,
    wordIssue: () => "目前密碼不正確，請核對後再試。",
    words: {
      oldPassword: "目前密碼",
      newPassword: "新密碼",
      newPasswordHint: "最少 8 個字元。用幾個不相關的詞語組合，密碼會更安全。",
      strength: { weak: "較弱：請增加字元", fair: "一般：再長一點會更安全", strong: "安全" },
      confirmation: "確認新密碼",
      submit: "更改密碼",
      submitting: "儲存中…",
    },
    onSubmit: fn(),
  },
} satisfies Meta<typeof PasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "Sends the old password, the new one and its repetition",
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("目前密碼"), "old plums");
    await userEvent.type(canvas.getByLabelText("新密碼"), "twelve plums");
    await userEvent.type(canvas.getByLabelText("確認新密碼"), "twelve plums{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { old_password: "old plums", new_password: "twelve plums", confirm_password: "twelve plums" },
      expect.any(FormData),
    );
  },
};

export const OldPasswordWrong: Story = { args: { issues: [{ field: "old_password", code: "wrong" }] } };

export const First: Story = {
  name: "An account without a password creates one",
  args: {
    words: {
      ...meta.args.words,
      oldPassword: undefined,
      newPassword: "密碼",
      confirmation: "確認密碼",
      submit: "建立密碼",
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText("目前密碼")).toBeNull();
    await userEvent.type(canvas.getByLabelText("密碼"), "twelve plums");
    await userEvent.type(canvas.getByLabelText("確認密碼"), "twelve plums{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { old_password: "", new_password: "twelve plums", confirm_password: "twelve plums" },
      expect.any(FormData),
    );
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    words: {
      oldPassword: "Current password",
      newPassword: "New password",
      newPasswordHint: "At least 8 characters. A few unrelated words make a strong password.",
      strength: {
        weak: "Weak: add more characters",
        fair: "Fair: a little longer would be safer",
        strong: "Strong",
      },
      confirmation: "Confirm new password",
      submit: "Change password",
      submitting: "Saving…",
    },
  },
};

export const Sheet: Story = { render: specimens(PasswordForm, meta.args, OldPasswordWrong, First, English) };
