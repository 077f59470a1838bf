import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { DefinitionList } from "../../reading/definition-list/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { Receipt } from "../receipt/index.ts";
import { PaymentStatus, paymentStates } from "./index.ts";

const meta = {
  title: "Money/PaymentStatus",
  component: PaymentStatus,
  argTypes: { state: { control: "select", options: paymentStates } },
  decorators: [
    (Story) => (
      <main>
        <PageBody>
          <Story />
        </PageBody>
      </main>
    ),
  ],
} satisfies Meta<typeof PaymentStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    state: "success",
    words: {
      title: "小晴已成功升級！",
      body: "卓越計劃的所有工具已在 App 準備就緒，收據將寄到 heimum@example.com。",
    },
    children: (
      <Receipt>
        <DefinitionList
          items={[
            { id: "number", term: "收據編號", detail: "GK26-1120-0312", figure: true },
            { id: "total", term: "實付金額", detail: "HK$838.00", figure: true },
          ]}
        />
      </Receipt>
    ),
    actions: (
      <>
        <ButtonLink variant="reward" href="#prize">
          <Icon of={icons.gift} />
          選擇獎品
        </ButtonLink>
        <ButtonLink variant="secondary" href="#child">
          前往小晴的頁面
        </ButtonLink>
      </>
    ),
  },
};

export const CancelledSaysNothingWasCharged: Story = {
  globals: { locale: "en-US" },
  args: {
    state: "cancelled",
    words: {
      title: "Transaction canceled",
      body: "No charge was made. You can try again whenever you’re ready.",
    },
    actions: (
      <>
        <ButtonLink href="#again">Try again</ButtonLink>
        <ButtonLink variant="quiet" href="#orders">
          See purchase records
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No charge was made/)).toBeVisible();
  },
};

export const Pending: Story = {
  args: {
    state: "pending",
    words: { title: "正在確認付款", body: "通常不用一分鐘。你可以離開此頁面，完成後我們會以電郵通知。" },
  },
};

export const Failed: Story = {
  globals: { locale: "en-US" },
  args: {
    state: "failed",
    words: {
      title: "Payment not completed",
      body: "Your bank declined this card. Please use another card or contact your bank.",
    },
    actions: <ButtonLink href="#again">Try again</ButtonLink>,
  },
};

export const Unknown: Story = {
  args: {
    state: "unknown",
    words: {
      title: "暫時未能確認付款結果",
      body: "請勿重複付款。請於數分鐘後查看購買紀錄，或提供訂單編號 GK26-1120-0312 與我們聯絡。",
    },
    actions: <ButtonLink href="#orders">查看購買紀錄</ButtonLink>,
  },
};

const nothingSaid = { title: null, body: null };

export const Sheet: Story = {
  args: { state: "pending", words: nothingSaid },
  render: specimens(
    PaymentStatus,
    { state: "pending", words: nothingSaid },
    Pending,
    Playground,
    CancelledSaysNothingWasCharged,
    Failed,
    Unknown,
  ),
};
