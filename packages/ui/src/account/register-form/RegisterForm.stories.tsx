import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "../../forms/checkbox/index.ts";
import type { FormIssue } from "../../forms/form/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { RegisterForm, type RegisterFormProps, type RegisterFormWords } from "./index.ts";

/** Words of the catalogue for the stories. */
const registerFormWords: Record<Locale, RegisterFormWords> = {
  "zh-HK": {
    name: "姓名",
    nameHint: "3 至 50 個字，只可使用中文、英文字母及空格。",
    email: "電郵地址",
    emailHint: "驗證連結將會寄到此電郵地址。",
    password: "密碼",
    passwordHint: "最少 8 個字元。用幾個不相關的詞語組合，密碼會更安全。",
    strength: { weak: "較弱：請增加字元", fair: "一般：再長一點會更安全", strong: "安全" },
    confirmation: "確認密碼",
    agreement: (
      <>
        註冊即表示你同意我們的<a href="/terms-and-conditions">條款及細則</a>及<a href="/privacy-policy">私隱政策</a>。
      </>
    ),
    submit: "註冊",
    submitting: "正在建立帳戶…",
  },
  "en-US": {
    name: "Name",
    nameHint: "3–50 characters: Chinese or English letters and spaces.",
    email: "Email address",
    emailHint: "We’ll send a verification link to this address.",
    password: "Password",
    passwordHint: "At least 8 characters. A few unrelated words make a strong password.",
    strength: {
      weak: "Weak: add more characters",
      fair: "Fair: a little longer would be safer",
      strong: "Strong",
    },
    confirmation: "Confirm password",
    agreement: (
      <>
        By registering, you agree to our <a href="/terms-and-conditions">terms and conditions</a> and{" "}
        <a href="/privacy-policy">privacy policy</a>.
      </>
    ),
    submit: "Register",
    submitting: "Creating your account…",
  },
};

const wordRegisterIssue = ({ code, params }: FormIssue) =>
  ({
    tooShort: `姓名最少需要 ${params?.["min"] ?? 3} 個字。如中文姓名較短，請加上英文名，例如「李明 Ming」。`,
    invalid: "請輸入完整的電郵地址，例如 name@gk.example。",
    taken: "此電郵地址已經註冊。請直接登入，或改用其他電郵地址。",
    mismatch: "兩次輸入的密碼不相符，請重新輸入。",
  })[code];

function Localised(props: RegisterFormProps) {
  const { locale } = useUi<Locale>();
  return (
    <div style={{ maxInlineSize: "508px", padding: "24px" }}>
      <RegisterForm {...props} words={registerFormWords[locale]}>
        <Checkbox
          name="newsletter"
          optional
          unmarked
          label={
            locale === "zh-HK"
              ? "我願意透過電郵收取 GK 的資訊及優惠，並可隨時取消訂閱。"
              : "Send me GK news and offers by email. I can unsubscribe at any time."
          }
        />
      </RegisterForm>
    </div>
  );
}

const meta = {
  title: "Account/RegisterForm",
  component: RegisterForm,
  render: Localised,
  args: {
    action: "/auth",
    wordIssue: wordRegisterIssue,
    words: registerFormWords["zh-HK"],
    passwordMinLength: 8,
    onSubmit: fn(),
  },
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const English: Story = { globals: { locale: "en-US" } };

export const TwoCharacterName: Story = {
  name: "A two-character name is refused with a way out",
  args: {
    defaultValues: { name: "李明", email: "heimum@example" },
    issues: [
      { field: "name", code: "tooShort", params: { min: 3 } },
      { field: "email", code: "invalid" },
    ],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText("姓名");
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue("李明");
    await expect(name).toHaveAccessibleDescription(/3 至 50 個字.*李明 Ming/);
  },
};

export const StrengthInWords: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText("密碼");
    await userEvent.type(password, "plums");
    await expect(canvas.getByText("較弱：請增加字元")).toBeVisible();
    await userEvent.type(password, " and");
    await expect(canvas.getByText("一般：再長一點會更安全")).toBeVisible();
    await userEvent.type(password, " pears");
    await expect(canvas.getByText("安全")).toBeVisible();
    await userEvent.clear(password);
    await expect(canvas.queryByText("安全")).not.toBeInTheDocument();
  },
};

export const PastedPassword: Story = {
  name: "A password can be pasted and keeps its spaces",
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("姓名"), "李明 Ming");
    await userEvent.type(canvas.getByLabelText("電郵地址"), "ming@gk.example");
    await userEvent.click(canvas.getByLabelText("密碼"));
    await userEvent.paste(" twelve plums ");
    await userEvent.click(canvas.getByLabelText("確認密碼"));
    await userEvent.paste(" twelve plums ");
    await userEvent.click(canvas.getByRole("button", { name: "註冊" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: "李明 Ming",
        email: "ming@gk.example",
        password: " twelve plums ",
        password_confirmation: " twelve plums ",
      },
      expect.any(FormData),
    );
  },
};

export const Sheet: Story = { render: specimens(Localised, meta.args, TwoCharacterName, English) };
