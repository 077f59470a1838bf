import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, ButtonLink } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { OctopusSteps } from "./index.ts";

const squares =
  "M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2zM14 0h7v7h-7zM15 1v5h5V1zM16 2h3v3h-3zM0 14h7v7H0zM1 15v5h5v-5zM2 16h3v3H2zM9 0h2v3H9zM11 4h2v4h-2zM8 9h3v2H8zM0 9h4v3H0zM14 9h3v2h-3zM18 11h3v3h-3zM9 13h2v3H9zM12 15h4v2h-4zM17 17h2v4h-2zM9 18h3v3H9z";
const code = {
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 25 25"><path fill-rule="evenodd" d="${squares}"/></svg>`)}`,
  width: 240,
  height: 240,
};

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
      <>
        <ButtonLink block href="#octopus">
          <Icon of={icons.smartphone} />
          開啟八達通
        </ButtonLink>
        <Button variant="secondary" block>
          我已付款
        </Button>
      </>
    ),
    words: { order: "訂單 GK26-1120-0312" },
  },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>以八達通付款</h1>
        <Story />
      </PageBody>
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
    facts: [
      { id: "order", term: "Order number", detail: "GK26-1120-0312", figure: true },
      { id: "amount", term: "Amount to pay", detail: "HK$48.00", figure: true },
    ],
    code: { picture: code, alt: "QR code of order GK26-1120-0312" },
    actions: <Button block>I’ve paid</Button>,
    words: { order: "Order GK26-1120-0312" },
  },
};

export const Sheet: Story = { render: specimens(OctopusSteps, meta.args, Playground, English) };
