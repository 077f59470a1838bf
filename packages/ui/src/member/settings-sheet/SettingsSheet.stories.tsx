import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { Toggle } from "../../controls/toggle/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { SettingsRow, SettingsSheet } from "./index.ts";

const meta = {
  title: "Member/SettingsSheet",
  component: SettingsSheet,
  args: { title: "語言", lead: "適用於本網站、App 及我們寄給你的電郵。" },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>設定</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof SettingsSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { saved: "語言設定已儲存。" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("語言設定已儲存。");
    await expect(canvas.getByRole("region", { name: "語言" })).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    title: "Payment methods",
    lead: "Your default method is used for renewals.",
    actions: (
      <ButtonLink size="sm" href="#create">
        Add a payment method
      </ButtonLink>
    ),
  },
};

/** Each setting of a topic is a row; a stitch divides them. */
export const Rows: Story = {
  args: {
    title: "電郵通知",
    lead: undefined,
    children: (
      <>
        <SettingsRow>
          <Toggle label="最新資訊及優惠" defaultValue />
        </SettingsRow>
        <SettingsRow>
          <Text>帳戶及付款通知（必須開啟）</Text>
        </SettingsRow>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByText("帳戶及付款通知（必須開啟）").parentElement;
    await expect(row).toHaveStyle({ borderTopStyle: "dashed" });
    await expect(row?.previousElementSibling).toHaveStyle({ borderTopStyle: "none" });
  },
};

export const Sheet: Story = { render: specimens(SettingsSheet, meta.args, Playground, English, Rows) };
