import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Form } from "../../forms/form/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { PaymentChoice } from "./index.ts";

const meta = {
  title: "Money/PaymentChoice",
  component: PaymentChoice,
  args: {
    name: "payment",
    defaultValue: "saved-7",
    onChange: fn(),
    label: "選擇付款方式",
    groups: [
      {
        id: "saved",
        name: "已儲存的付款方式",
        options: [{ value: "saved-7", kind: "card", name: "Visa（末四位 4242）", hint: "有效期至 12/2026・預設" }],
      },
      {
        id: "other",
        name: "其他付款方式",
        options: [
          { value: "3", kind: "card", name: "信用卡", hint: "付款服務供應商接受的信用卡" },
          { value: "google-pay", kind: "googlePay", name: "Google Pay", hint: "此裝置暫不支援", unavailable: true },
          { value: "4", kind: "tapngo", name: "Tap & Go 拍住賞", hint: "將前往 Tap & Go 拍住賞確認付款" },
          { value: "5", kind: "octopus", name: "八達通", hint: "先提交訂單，再按步驟付款" },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <PageBody width="form">
        <h1>為小晴升級</h1>
        <Form aria-label="為小晴升級" action="#" read={() => ({})} wordIssue={({ code }) => code}>
          <Story />
        </Form>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof PaymentChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneGroupByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /Visa/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: /八達通/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /Visa/ })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("5", expect.anything());
    const form = canvasElement.querySelector("form");
    await expect(form && new FormData(form).getAll("payment")).toEqual(["5"]);
  },
};

export const UnavailableSaysWhy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /Google Pay.*此裝置暫不支援/ })).toBeDisabled();
  },
};

export const Missing: Story = {
  name: "What is wrong is said below the ways to pay, and belongs to their question",
  args: { defaultValue: undefined, message: "請選擇付款方式。" },
  play: async ({ canvas }) => {
    const question = canvas.getByRole("radiogroup", { name: /選擇付款方式/ });
    await expect(question).toHaveAttribute("aria-invalid", "true");
    await expect(question).toHaveAccessibleDescription("請選擇付款方式。");
  },
};

/** They may come once the device was asked, and nothing moves for them. */
export const WalletsBesideTheCard: Story = {
  args: {
    defaultValue: "3",
    groups: [
      {
        id: "other",
        options: [
          {
            value: "3",
            kind: "card",
            name: "信用卡",
            hint: "付款服務供應商接受的信用卡",
            wallets: [
              { kind: "applePay", name: "Apple Pay" },
              { kind: "googlePay", name: "Google Pay" },
            ],
          },
          { value: "5", kind: "octopus", name: "八達通", hint: "先提交訂單，再按步驟付款" },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("radio", { name: /^信用卡 ?Apple Pay ?Google Pay ?付款服務供應商接受的信用卡$/ });
    await expect(card).toBeChecked();
    const rows = canvas.getAllByRole("listitem").map((row) => row.getBoundingClientRect().height);
    await expect(new Set(rows).size).toBe(1);
  },
};

export const EnglishWithoutSavedCards: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "How would you like to pay?",
    defaultValue: undefined,
    groups: [
      { id: "saved", name: "Saved payment methods", options: [] },
      {
        id: "other",
        options: [
          { value: "3", kind: "card", name: "Credit card", hint: "Cards accepted by our payment provider" },
          { value: "4", kind: "tapngo", name: "Tap & Go", hint: "You’ll be taken to Tap & Go to confirm" },
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
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Saved payment methods")).toBeNull();
  },
};

export const Sheet: Story = {
  render: specimens(
    PaymentChoice,
    meta.args,
    Playground,
    { ...WalletsBesideTheCard, args: { ...WalletsBesideTheCard.args, name: "wallets" } },
    {
      ...EnglishWithoutSavedCards,
      args: { ...EnglishWithoutSavedCards.args, name: "english" },
    },
  ),
};
