import type { Meta, StoryObj } from "@storybook/react-vite";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Text } from "../../foundations/text/index.ts";
import { TabLinks } from "../../navigation/tab-links/index.ts";
import { SignInForm } from "../sign-in-form/index.ts";
import { AuthFrame } from "./index.ts";

const meta = {
  title: "Account/AuthFrame",
  component: AuthFrame,
  args: {
    tabs: (
      <TabLinks
        label="登入或註冊"
        links={[
          { id: "signin", label: "登入", href: "/auth?type=signin", current: true },
          { id: "register", label: "註冊", href: "/auth?type=register" },
        ]}
      />
    ),
    title: "歡迎回來",
    lead: "登入看看孩子的最新進展。",
    children: (
      <SignInForm
        action="/auth"
        forgotHref="/auth?type=forgot"
        wordIssue={({ code }) => code}
        words={{
          email: "電郵地址",
          password: "密碼",
          forgot: "忘記密碼？",
          submit: "登入",
          submitting: "正在登入…",
        }}
      />
    ),
  },
  argTypes: { tabs: { control: false }, children: { control: false } },
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

/** Without tabs: an address that is being verified. */
export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    tabs: undefined,
    title: "Check your inbox to begin with one small mission a day",
    lead: "Verification email sent to heimum@gk.example.",
    children: <Text>Didn’t get it? Look in your spam folder, or ask for another one.</Text>,
  },
};

export const Sheet: Story = { render: specimens(AuthFrame, meta.args, Playground, English) };
