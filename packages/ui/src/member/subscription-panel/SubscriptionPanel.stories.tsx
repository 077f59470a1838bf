import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../../controls/button/index.ts";
import { Toggle } from "../../controls/toggle/index.ts";
import { brokenWords } from "../../foundations/specimens/broken-words.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { Stack } from "../../layout/stack/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { RecordColumns } from "../child-record/index.ts";
import { SubscriptionPanel, type SubscriptionPanelProps, subscriptionStates } from "./index.ts";

const meta = {
  title: "Member/SubscriptionPanel",
  component: SubscriptionPanel,
  argTypes: { state: { control: "select", options: subscriptionStates } },
  args: {
    state: "active",
    plan: { kind: "elementary", name: "進階計劃", period: "三個月" },
    facts: [
      { id: "start", term: "開始日期", detail: "2026年10月1日" },
      { id: "bill", term: "下次扣款日", detail: "2027年1月1日" },
      { id: "charge", term: "下次扣款金額", detail: "HK$268.00", figure: true },
      { id: "method", term: "付款方式", detail: "Visa（末四位 4242）" },
      { id: "caregivers", term: "照顧者人數", detail: "1 / 3" },
    ],
    autoRenew: <Toggle label="自動續訂" description="將於 2027年1月1日續訂，收費 HK$268.00。" value />,
    words: { title: "目前計劃", status: "生效中" },
  },
  decorators: [
    (Story) => (
      <PageBody>
        <Paper>
          <Stack gap="6">
            <h1>阿晞</h1>
            <Story />
          </Stack>
        </Paper>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof SubscriptionPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch", { name: "自動續訂" })).toBeChecked();
  },
};

const english: SubscriptionPanelProps = {
  state: "active",
  plan: { kind: "outstanding", name: "Outstanding plan", period: "One year" },
  facts: [
    { id: "start", term: "Start date", detail: "20 Nov 2026" },
    { id: "method", term: "Payment method", detail: "Visa ending in 4242" },
    { id: "caregivers", term: "Number of caregivers", detail: "2 / 5" },
    { id: "coupon", term: "Promotion code", detail: "NEW50" },
  ],
  words: { title: "Current plan", status: "Active" },
};

export const EnglishOnAPhone: Story = {
  globals: { locale: "en-US", viewport: { value: "w320" } },
  args: english,
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

export const Sheet: Story = {
  render: (args) => (
    <Stack gap="6">
      <RecordColumns>
        <Specimen>
          <SubscriptionPanel {...args} />
        </Specimen>
        <Specimen>
          <SubscriptionPanel
            {...args}
            state="pending"
            autoRenew={undefined}
            actions={<ButtonLink href="#order">立即付款</ButtonLink>}
            words={{ title: "小晴的計劃", status: "等待付款" }}
          />
        </Specimen>
        <Specimen>
          <SubscriptionPanel
            {...args}
            state="expired"
            facts={[{ id: "end", term: "結束日期", detail: "2026年10月1日" }]}
            autoRenew={undefined}
            actions={
              <ButtonLink variant="reward" href="#premium">
                升級
              </ButtonLink>
            }
            words={{ title: "阿朗的計劃", status: "已到期" }}
          />
        </Specimen>
      </RecordColumns>
      <div lang="en">
        <RecordColumns>
          <Specimen>
            <SubscriptionPanel
              state="none"
              actions={
                <ButtonLink variant="reward" href="#premium">
                  Upgrade
                </ButtonLink>
              }
              words={{
                title: "No plan yet",
                status: "Not upgraded",
                body: "Hei is using the free tools. Upgrade to unlock certificates, worksheets and the prize scheme.",
              }}
            />
          </Specimen>
          <Specimen>
            <SubscriptionPanel
              state="trial"
              words={{
                title: "Plan",
                status: "Free trial",
                body: "Hei can use the premium tools until 4 December 2026.",
              }}
            />
          </Specimen>
          <Specimen>
            <SubscriptionPanel
              {...english}
              state="ending"
              autoRenew="The plan ends on 20 November 2027 and won’t be charged again."
              words={{ title: "Current plan", status: "Ends on 20 November 2027" }}
            />
          </Specimen>
          <Specimen>
            <SubscriptionPanel
              {...english}
              state="pastDue"
              plan={{ kind: "beginner", name: "Beginner plan", period: "One month" }}
              actions={<ButtonLink href="#payment">Update payment method</ButtonLink>}
              words={{
                title: "Plan of Ching",
                status: "Renewal failed",
                body: "We couldn’t charge Visa ending in 4242. Update your payment method before 25 November to keep the plan.",
              }}
            />
          </Specimen>
        </RecordColumns>
      </div>
    </Stack>
  ),
};
