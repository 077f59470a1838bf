import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, ButtonLink } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { VerificationPanel } from "./index.ts";

const meta = {
  title: "Account/VerificationPanel",
  component: VerificationPanel,
  decorators: [
    (Story) => (
      <main>
        <PageBody>
          <Story />
        </PageBody>
      </main>
    ),
  ],
} satisfies Meta<typeof VerificationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    resend: <Button disabled>42 秒後可重新發送。</Button>,
    actions: (
      <ButtonLink variant="quiet" href="#contact">
        聯絡我們
      </ButtonLink>
    ),
    words: {
      title: "驗證電郵",
      body: (
        <>
          我們已將驗證連結寄到 <strong>heimum@example.com</strong>。按下連結，即可使用孩子、獎品及購買紀錄等功能。
        </>
      ),
      hint: "收不到電郵？請查看垃圾郵件匣，或重新發送。",
    },
  },
};

export const EnglishLongAddress: Story = {
  globals: { locale: "en-US" },
  args: {
    resend: <Button>Send again</Button>,
    words: {
      title: "Verify your email",
      body: (
        <>
          We’ve sent a link to <strong>a.very.long.address.of.a.parent.in.hong.kong@school.example.edu.hk</strong>. Open
          it to unlock children, prizes and purchase records.
        </>
      ),
      hint: "Didn’t get it? Check your spam folder, or send it again.",
    },
  },
};

const nothingSaid = { title: null, body: null, hint: null };

export const Sheet: Story = {
  args: { resend: null, words: nothingSaid },
  render: specimens(VerificationPanel, { resend: null, words: nothingSaid }, Playground, EnglishLongAddress),
};
