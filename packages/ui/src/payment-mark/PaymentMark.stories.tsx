import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../stack/index.ts";
import { PaymentMark, paymentKinds } from "./index.ts";

const meta = {
  title: "Money/PaymentMark",
  component: PaymentMark,
  args: { kind: "card" },
  argTypes: { kind: { control: "select", options: paymentKinds } },
} satisfies Meta<typeof PaymentMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Row>
      {paymentKinds.map((kind) => (
        <PaymentMark key={kind} kind={kind} />
      ))}
    </Row>
  ),
};
