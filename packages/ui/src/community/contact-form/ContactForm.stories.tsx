import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { ContactForm, type ContactFormProps, type ContactFormWords } from "./index.ts";

type Spoken = Pick<ContactFormProps, "types" | "titles"> & { words: ContactFormWords };

const spoken: Record<Locale, Spoken> = {
  "zh-HK": {
    words: {
      labels: {
        type: "查詢身分",
        title: "稱謂",
        name: "姓名",
        email: "電郵地址",
        phone: "聯絡電話",
        topic: "主題",
        message: "留言內容",
      },
      hints: {
        phone: "香港電話請輸入 8 位數字；其他地區請以「+」及國家／地區代碼開首。",
        message: "請勿在此提供密碼或信用卡號碼。",
      },
      placeholders: {
        title: "請選擇",
        name: "你的姓名",
        email: "name@gk.example",
        phone: "2345 6789",
        topic: "例如：查詢一年計劃",
        message: "有甚麼可以幫到你？",
      },
      privacy: (
        <>
          你提供的資料只會用作回覆查詢，詳見<a href="/privacy-policy">私隱政策</a>。
        </>
      ),
      submit: "送出",
      submitting: "正在送出…",
    },
    types: [
      { value: 1, label: "家長／客戶", hint: "App、帳戶、計劃或付款事宜" },
      { value: 2, label: "學校／商業機構", hint: "學校版、刊登廣告或合作事宜" },
    ],
    titles: [
      { value: 1, label: "先生" },
      { value: 2, label: "太太" },
      { value: 3, label: "女士" },
    ],
  },
  "en-US": {
    words: {
      labels: {
        type: "I’m writing as",
        title: "Title",
        name: "Name",
        email: "Email address",
        phone: "Phone number",
        topic: "Topic",
        message: "Message",
      },
      hints: {
        phone: "8 digits for a Hong Kong number. For other places, start with + and the country code.",
        message: "Please don’t include passwords or card numbers.",
      },
      placeholders: {
        title: "Select",
        name: "Your name",
        email: "name@gk.example",
        phone: "2345 6789",
        topic: "For example: question about the one-year plan",
        message: "How can we help?",
      },
      privacy: (
        <>
          We use your details only to answer you. See our <a href="/privacy-policy">privacy policy</a>.
        </>
      ),
      submit: "Send message",
      submitting: "Sending your message…",
    },
    types: [
      { value: 1, label: "A parent or customer", hint: "The app, your account, plans or payments" },
      { value: 2, label: "A school or business", hint: "The school edition, advertising or partnership" },
    ],
    titles: [
      { value: 1, label: "Mr." },
      { value: 2, label: "Mrs." },
      { value: 3, label: "Ms." },
    ],
  },
};

function Localised(props: ContactFormProps) {
  return (
    <div style={{ maxInlineSize: "760px", padding: "24px" }}>
      <Paper size="lg">
        <ContactForm {...props} {...spoken[useUi<Locale>().locale]} />
      </Paper>
    </div>
  );
}

const meta = {
  title: "Community/ContactForm",
  component: ContactForm,
  render: Localised,
  args: {
    ...spoken["zh-HK"],
    action: "/contact-us",
    messageMax: 2000,
    wordIssue: () => "請輸入 8 位數字的香港電話；其他地區請以「+」及國家／地區代碼開首。",
    onSubmit: fn(),
  },
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const English: Story = { globals: { locale: "en-US" }, args: { defaultValues: { type: 1, title: 1 } } };

export const PhoneRefused: Story = {
  args: { defaultValues: { type: 1, title: 3, phone: "1234" }, issues: [{ field: "phone", code: "invalid" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("聯絡電話")).toHaveFocus();
    await expect(canvas.getByLabelText("聯絡電話")).toHaveValue("1234");
  },
};

export const Sent: Story = {
  args: { defaultValues: { topic: "查詢學校計劃" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText(/^家長／客戶/));
    await userEvent.selectOptions(canvas.getByLabelText("稱謂"), "女士");
    await userEvent.type(canvas.getByLabelText("姓名"), "陳太");
    await userEvent.type(canvas.getByLabelText("電郵地址"), "hei@gk.example");
    await userEvent.type(canvas.getByLabelText("聯絡電話"), "+852 9123-4567");
    await userEvent.type(canvas.getByLabelText("留言內容"), "想了解學校計劃的收費。{Enter}多謝！");
    await userEvent.click(canvas.getByRole("button", { name: "送出" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        type: 1,
        title: 3,
        name: "陳太",
        email: "hei@gk.example",
        phone: "+852 9123-4567",
        topic: "查詢學校計劃",
        message: "想了解學校計劃的收費。\n多謝！",
      },
      expect.any(FormData),
    );
  },
};

export const Sheet: Story = { render: specimens(Localised, meta.args, PhoneRefused, English) };
