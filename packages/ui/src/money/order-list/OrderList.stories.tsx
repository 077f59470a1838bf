import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, type within } from "storybook/test";
import { Button, ButtonLink } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { type Order, OrderList } from "./index.ts";

const receipt = (number: string) => (
  <ButtonLink variant="quiet" size="sm" href={`#${number}`} aria-label={`收據 ${number}`}>
    <Icon of={icons.receiptText} />
    收據
  </ButtonLink>
);

const orders: Order[] = [
  {
    id: "1",
    number: "GK26-1120-0312",
    date: "2026年11月20日",
    child: "小晴",
    plan: "初階計劃",
    method: "octopus",
    methodName: "八達通",
    amount: "HK$48.00",
    status: "pending",
    statusName: "處理中",
    actions: (
      <>
        <ButtonLink size="sm" href="#pay" aria-label="立即付款 GK26-1120-0312">
          立即付款
        </ButtonLink>
        <Button variant="quiet" size="sm" aria-label="取消訂單 GK26-1120-0312">
          取消訂單
        </Button>
      </>
    ),
  },
  {
    id: "2",
    number: "GK26-1118-0290",
    date: "2026年11月18日",
    child: "阿晞",
    plan: "初階計劃",
    method: "octopus",
    methodName: "八達通",
    amount: "HK$98.00",
    status: "paid",
    statusName: "已付款",
    note: "已收到付款，正在啟用計劃。",
  },
  {
    id: "3",
    number: "GK26-1001-0077",
    date: "2026年10月1日",
    child: "阿晞",
    plan: "進階計劃",
    method: "card",
    methodName: "信用卡",
    amount: "HK$218.00",
    status: "finished",
    statusName: "已完成",
    actions: receipt("GK26-1001-0077"),
  },
  {
    id: "4",
    number: "GK26-0902-0411",
    date: "2026年9月2日",
    child: "阿晞",
    plan: "初階計劃",
    method: "tapngo",
    methodName: "Tap & Go 拍住賞",
    amount: "HK$98.00",
    status: "refunded",
    statusName: "已退款",
    note: "HK$98.00 已退還至Tap & Go 拍住賞。",
    actions: receipt("GK26-0902-0411"),
  },
  {
    id: "5",
    number: "GK26-0901-0408",
    date: "2026年9月1日",
    child: "阿晞",
    plan: "初階計劃",
    method: "card",
    methodName: "信用卡",
    amount: "HK$98.00",
    status: "canceled",
    statusName: "已取消",
  },
];

const words = {
  caption: "購買紀錄",
  order: "訂單編號",
  child: "孩子",
  plan: "計劃",
  method: "付款方式",
  amount: "金額",
  status: "狀態",
  actions: "操作",
};

const meta = {
  title: "Money/OrderList",
  component: OrderList,
  args: { orders, words },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof OrderList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const shownAs = async (canvas: ReturnType<typeof within>) => {
  const rows = canvas.getAllByRole("row").slice(1);
  await expect(rows).toHaveLength(5);
  const statuses = ["處理中", "已付款", "已完成", "已退款", "已取消"];
  await Promise.all(statuses.map((status) => expect(canvas.getByRole("cell", { name: status })).toBeVisible()));
};

export const AllFiveStatuses: Story = {
  name: "All five statuses are shown",
  play: ({ canvas }) => shownAs(canvas),
};

export const CardsOnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await shownAs(canvas);
    await expect(canvas.getByRole("rowheader", { name: /GK26-1120-0312/ })).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    words: {
      caption: "Purchase records",
      order: "Order",
      child: "Child",
      plan: "Plan",
      method: "Payment method",
      amount: "Amount",
      status: "Status",
      actions: "Actions",
    },
    orders: [
      {
        id: "1",
        number: "GK26-0715-0120",
        date: "15 Jul 2026",
        child: "Alexandra Wilhelmina Cheung",
        plan: "Beginner plan",
        method: "appleStore",
        methodName: "Apple App Store",
        amount: "HK$1,098.00",
        status: "finished",
        statusName: "Finished",
        actions: (
          <ButtonLink variant="quiet" size="sm" href="#receipt" aria-label="Receipt for order GK26-0715-0120">
            <Icon of={icons.receiptText} />
            Receipt
          </ButtonLink>
        ),
      },
    ],
  },
};

export const Sheet: Story = { render: specimens(OrderList, meta.args, Playground, English) };
