import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../../layout/stack/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { type PaymentKind, PaymentMark, paymentKinds } from "./index.ts";

const names: Record<PaymentKind, { zh: string; en: string }> = {
  card: { zh: "信用卡", en: "Credit card" },
  applePay: { zh: "Apple Pay", en: "Apple Pay" },
  googlePay: { zh: "Google Pay", en: "Google Pay" },
  tapngo: { zh: "Tap & Go 拍住賞", en: "Tap & Go" },
  octopus: { zh: "八達通", en: "Octopus" },
  appleStore: { zh: "Apple App Store", en: "Apple App Store" },
  googleStore: { zh: "Google Play", en: "Google Play" },
};

const meta = {
  title: "Money/PaymentMark",
  component: PaymentMark,
  args: { kind: "card" },
  argTypes: { kind: { control: "select", options: paymentKinds } },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof PaymentMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack gap="6">
      {(["zh", "en"] as const).map((language) => (
        <div key={language} lang={language}>
          <Row gap="6">
            {paymentKinds.map((kind) => (
              <Row key={kind} gap="2">
                <PaymentMark kind={kind} />
                {names[kind][language]}
              </Row>
            ))}
          </Row>
        </div>
      ))}
    </Stack>
  ),
};
