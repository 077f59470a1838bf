import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../../layout/stack/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { ChildStatusTag, childStatuses } from "./index.ts";

const meta = {
  title: "Member/ChildStatusTag",
  component: ChildStatusTag,
  args: { status: "upgraded", children: "已升級" },
  argTypes: { status: { control: "select", options: childStatuses } },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof ChildStatusTag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack>
      <Row>
        <ChildStatusTag status="notUpgraded">未升級</ChildStatusTag>
        <ChildStatusTag status="freeTrial">免費試用中</ChildStatusTag>
        <ChildStatusTag status="upgraded">已升級</ChildStatusTag>
      </Row>
      <div lang="en">
        <Row>
          <ChildStatusTag status="notUpgraded">Not upgraded</ChildStatusTag>
          <ChildStatusTag status="freeTrial">Free trial</ChildStatusTag>
          <ChildStatusTag status="upgraded">Upgraded</ChildStatusTag>
        </Row>
      </div>
    </Stack>
  ),
};
