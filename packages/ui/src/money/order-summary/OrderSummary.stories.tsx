import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { Checkbox } from "../../forms/checkbox/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { PaymentChoice, type PaymentGroup } from "../payment-choice/index.ts";
import { OrderSummary, type OrderSummaryProps, PurchaseColumns } from "./index.ts";

const yearly: OrderSummaryProps = {
  child: { name: "小晴", picture: pictures.avatarChildGirl },
  facts: [
    { id: "plan", term: "計劃", detail: "卓越計劃" },
    { id: "starts", term: "開始日期", detail: "2026年11月20日" },
    { id: "ends", term: "結束日期", detail: "2027年11月20日" },
  ],
  amounts: [
    { id: "price", term: "計劃收費", detail: "HK$888.00", figure: true },
    { id: "discount", term: "折扣（NEW50）", detail: "−HK$50.00", figure: true, saved: true },
  ],
  total: "HK$838.00",
  honest: {
    now: "現在以 Visa（末四位 4242）收取 HK$838.00。",
    next: "此計劃不設自動續訂，將於 2027年11月20日結束。",
  },
  pay: (
    <Button variant="reward" size="lg" block>
      <Icon of={icons.lock} />
      付款 HK$838.00
    </Button>
  ),
  words: { title: "訂單摘要", total: "合共", note: "訂閱後，款項恕不退還。", updated: "合共金額現為 HK$838.00。" },
};

const choices: Record<Locale, { label: string; groups: readonly PaymentGroup[] }> = {
  "zh-HK": {
    label: "選擇付款方式",
    groups: [
      {
        id: "all",
        options: [
          { value: "7", kind: "card", name: "Visa（末四位 4242）", hint: "有效期至 12/2026・預設" },
          { value: "5", kind: "octopus", name: "八達通", hint: "先提交訂單，再按步驟付款" },
        ],
      },
    ],
  },
  "en-US": {
    label: "How would you like to pay?",
    groups: [
      {
        id: "all",
        options: [
          { value: "7", kind: "card", name: "Visa ending in 4242", hint: "Expires 12/2026 · Default" },
          {
            value: "5",
            kind: "octopus",
            name: "Octopus",
            hint: "Place the order first, then follow the payment steps",
          },
        ],
      },
    ],
  },
};

/** As on the page: the summary beside what is chosen. */
function InAPurchase(summary: OrderSummaryProps) {
  const { locale } = useUi<Locale>();
  const { label, groups } = choices[locale];
  return (
    <PageBody width="wide">
      <h1>{summary.child.name}</h1>
      <PurchaseColumns summary={<OrderSummary {...summary} />}>
        <PaymentChoice name={`payment-${locale}`} defaultValue="7" label={label} groups={groups} />
      </PurchaseColumns>
    </PageBody>
  );
}

const meta = {
  title: "Money/OrderSummary",
  component: OrderSummary,
  render: InAPurchase,
} satisfies Meta<typeof OrderSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: yearly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "付款 HK$838.00" })).toBeVisible();
    await expect(await canvas.findByRole("status")).toHaveTextContent("合共金額現為 HK$838.00。");
  },
};

export const RenewingSaysHowToStop: Story = {
  name: "Renewing: now, next and the way out",
  globals: { locale: "en-US" },
  args: {
    child: { name: "Alexandra Wilhelmina Cheung", picture: pictures.avatarChildGirl },
    facts: [
      { id: "plan", term: "Plan", detail: "Elementary plan" },
      { id: "starts", term: "Starts", detail: "20 Nov 2026" },
    ],
    amounts: [{ id: "price", term: "Price", detail: "HK$268.00", figure: true }],
    total: "HK$268.00",
    honest: {
      now: "HK$268.00 will be charged to Visa ending in 4242.",
      next: "Renews automatically on 20 February 2027 for HK$268.00.",
      wayOut: "Turn this off any time before then on Alexandra’s Plan page.",
    },
    consent: (
      <Checkbox name="terms" label="I’ve read and agree to the subscription terms, including the no-refund rule." />
    ),
    pay: (
      <Button variant="reward" size="lg" block>
        <Icon of={icons.lock} />
        Pay HK$268.00
      </Button>
    ),
    words: {
      title: "Order summary",
      total: "Total",
      note: "Payments aren’t refundable once you’ve subscribed.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/will be charged/)).toBeVisible();
    await expect(canvas.getByText(/Renews automatically/)).toBeVisible();
    await expect(canvas.getByText(/Turn this off/)).toBeVisible();
  },
};

export const NothingChosen: Story = {
  name: "Nothing is chosen: no sum is named",
  args: {
    child: yearly.child,
    pay: (
      <Button variant="reward" size="lg" block>
        繼續
      </Button>
    ),
    words: { title: "未選擇計劃的訂單摘要", total: "合共", nothing: "選擇計劃後，這裏會顯示收費。" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("選擇計劃後，這裏會顯示收費。")).toBeVisible();
    await expect(canvas.queryByText("合共")).toBeNull();
  },
};

export const Sheet: Story = {
  args: yearly,
  render: specimens(InAPurchase, yearly, Playground, RenewingSaysHowToStop, NothingChosen),
};
