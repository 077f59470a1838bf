import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { ResetPasswordForm, type ResetPasswordFormProps, type ResetPasswordFormWords } from "./index.ts";

const words: Record<Locale, ResetPasswordFormWords> = {
  "zh-HK": {
    password: "新密碼",
    passwordHint: "最少 8 個字元。用幾個不相關的詞語組合，密碼會更安全。",
    strength: { weak: "較弱：請增加字元", fair: "一般：再長一點會更安全", strong: "安全" },
    confirmation: "確認新密碼",
    submit: "儲存新密碼",
    submitting: "儲存中…",
  },
  "en-US": {
    password: "New password",
    passwordHint: "At least 8 characters. A few unrelated words make a strong password.",
    strength: {
      weak: "Weak: add more characters",
      fair: "Fair: a little longer would be safer",
      strong: "Strong",
    },
    confirmation: "Confirm new password",
    submit: "Save new password",
    submitting: "Saving…",
  },
};

function Localised(props: ResetPasswordFormProps) {
  return (
    <div style={{ maxInlineSize: "508px", padding: "24px" }}>
      <ResetPasswordForm {...props} words={words[useUi<Locale>().locale]} />
    </div>
  );
}

const meta = {
  title: "Account/ResetPasswordForm",
  component: ResetPasswordForm,
  render: Localised,
  args: {
    action: "/auth/reset",
    code: "a1b2c3",
    passwordMinLength: 8,
    wordIssue: () => "兩次輸入的密碼不相符，請重新輸入。",
    words: words["zh-HK"],
    onSubmit: fn(),
  },
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "The repetition is sent as password_confirmation",
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("新密碼"), "twelve plums");
    await userEvent.type(canvas.getByLabelText("確認新密碼"), "twelve plums{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { code: "a1b2c3", password: "twelve plums", password_confirmation: "twelve plums" },
      expect.any(FormData),
    );
  },
};

export const Mismatch: Story = { args: { issues: [{ field: "password_confirmation", code: "mismatch" }] } };
export const English: Story = { globals: { locale: "en-US" } };

export const Sheet: Story = { render: specimens(Localised, meta.args, Mismatch, English) };
