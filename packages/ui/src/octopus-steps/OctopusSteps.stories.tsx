import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.ts";
import { Container } from "../container/index.ts";
import { specimens } from "../foundations/specimens.tsx";
import { OctopusSteps } from "./index.ts";

const meta = {
  title: "Money/OctopusSteps",
  component: OctopusSteps,
  args: {
    steps: [
      { id: "open", text: "在手機開啟八達通 App。" },
      { id: "scan", text: "掃描此頁的二維碼；如正使用手機，請直接按下按鈕。" },
      { id: "check", text: "核對金額及訂單編號是否相符。" },
      { id: "pay", text: "確認付款，並保留確認畫面。" },
      { id: "wait", text: "返回此頁。確認收款後，我們便會為小晴升級。" },
    ],
    facts: [
      { id: "order", term: "訂單編號", detail: "GK26-1120-0312", figure: true },
      { id: "amount", term: "應付金額", detail: "HK$48.00", figure: true },
      { id: "before", term: "付款期限", detail: "11月23日 23:59" },
    ],
    actions: (
      <Button variant="secondary" block>
        我已付款
      </Button>
    ),
    words: { order: "訂單 GK26-1120-0312" },
  },
  decorators: [
    (Story) => (
      <Container>
        <h1>以八達通付款</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof OctopusSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByRole("region", { name: "訂單 GK26-1120-0312" })).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    steps: [
      { id: "open", text: "Open your Octopus app on your phone." },
      { id: "scan", text: "Scan the QR code on this page, or press the button if you’re on your phone." },
    ],
    facts: [{ id: "amount", term: "Amount to pay", detail: "HK$48.00", figure: true }],
    actions: <Button block>I’ve paid</Button>,
    words: { order: "Order GK26-1120-0312" },
  },
};

export const Sheet: Story = { render: specimens(OctopusSteps, meta.args, Playground, English) };
