import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { FormIssue } from "../../forms/form/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { SignInForm, type SignInFormProps, type SignInFormWords } from "./index.ts";

/** Words of the catalogue for the stories. */
const signInFormWords: Record<Locale, SignInFormWords> = {
  "zh-HK": {
    email: "電郵地址",
    password: "密碼",
    forgot: "忘記密碼？",
    submit: "登入",
    submitting: "正在登入…",
  },
  "en-US": {
    email: "Email address",
    password: "Password",
    forgot: "Forgot your password?",
    submit: "Sign in",
    submitting: "Signing you in…",
  },
};

const chinese: Record<string, string> = {
  required: "請輸入電郵地址。",
  invalid: "請輸入完整的電郵地址，例如 name@gk.example。",
  refused: "電郵地址或密碼不正確",
};

const wordSignInIssue = ({ code }: FormIssue) => chinese[code];

function Localised(props: SignInFormProps) {
  return (
    <div style={{ maxInlineSize: "508px", padding: "24px" }}>
      <SignInForm {...props} words={signInFormWords[useUi<Locale>().locale]} />
    </div>
  );
}

const meta = {
  title: "Account/SignInForm",
  component: SignInForm,
  render: Localised,
  args: {
    action: "/auth",
    forgotHref: "/auth?type=forgot",
    wordIssue: wordSignInIssue,
    words: signInFormWords["zh-HK"],
    onSubmit: fn(),
  },
} satisfies Meta<typeof SignInForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const English: Story = { globals: { locale: "en-US" } };
export const Busy: Story = { args: { busy: true, defaultValues: { email: "hei@gk.example" } } };

export const Refused: Story = {
  args: { defaultValues: { email: "heimum@gk.example" }, formIssue: { field: "", code: "refused" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("電郵地址或密碼不正確");
    await expect(canvas.getByLabelText("電郵地址")).toHaveValue("heimum@gk.example");
  },
};

export const InvalidEmail: Story = {
  args: { defaultValues: { email: "heimum@example" }, issues: [{ field: "email", code: "invalid" }] },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText("電郵地址");
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription("請輸入完整的電郵地址，例如 name@gk.example。");
  },
};

export const FilledByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("hei@gk.example");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "忘記密碼？" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" twelve plums {Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { email: "hei@gk.example", password: " twelve plums " },
      expect.any(FormData),
    );
  },
};

export const Sheet: Story = {
  render: specimens(Localised, meta.args, Refused, InvalidEmail, { ...English, args: { busy: true } }),
};
