import type { Meta, StoryObj } from "@storybook/react-vite";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Row } from "../../layout/stack/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { PaymentMark, paymentKinds } from "./index.ts";

const meta = {
  title: "Money/PaymentMark",
  component: PaymentMark,
  args: { of: "card" },
  argTypes: { of: { control: "select", options: paymentKinds } },
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
    <Row gap="6">
      {paymentKinds.map((kind) => (
        <Specimen key={kind}>
          <PaymentMark of={kind} />
        </Specimen>
      ))}
    </Row>
  ),
};
