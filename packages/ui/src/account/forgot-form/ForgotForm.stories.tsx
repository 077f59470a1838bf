import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { ForgotForm, type ForgotFormProps, type ForgotFormWords } from "./index.ts";

const words: Record<Locale, ForgotFormWords> = {
  "zh-HK": { email: "電郵地址", submit: "寄出連結", submitting: "傳送中…" },
  "en-US": { email: "Email address", submit: "Send the link", submitting: "Sending…" },
};

function Localised(props: ForgotFormProps) {
  return (
    <div style={{ maxInlineSize: "508px", padding: "24px" }}>
      <ForgotForm {...props} words={words[useUi<Locale>().locale]} />
    </div>
  );
}

const meta = {
  title: "Account/ForgotForm",
  component: ForgotForm,
  render: Localised,
  args: { action: "/auth", wordIssue: ({ code }) => code, words: words["zh-HK"], onSubmit: fn() },
} satisfies Meta<typeof ForgotForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("電郵地址"), "hei@gk.example{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "hei@gk.example" }, expect.any(FormData));
  },
};

export const English: Story = { globals: { locale: "en-US" } };

export const InvalidEmail: Story = {
  args: {
    defaultValues: { email: "heimum@example" },
    issues: [{ field: "email", code: "invalid" }],
    wordIssue: () => "請輸入完整的電郵地址，例如 name@gk.example。",
  },
};

export const Sheet: Story = { render: specimens(Localised, meta.args, Playground, InvalidEmail, English) };
