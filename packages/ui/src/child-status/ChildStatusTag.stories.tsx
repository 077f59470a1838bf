import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../stack/index.ts";
import { ChildStatusTag, childStatuses } from "./index.ts";

const meta = {
  title: "Member/ChildStatusTag",
  component: ChildStatusTag,
  args: { status: "upgraded", children: "已升級" },
  argTypes: { status: { control: "select", options: childStatuses } },
} satisfies Meta<typeof ChildStatusTag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Row>
      <ChildStatusTag status="notUpgraded">未升級</ChildStatusTag>
      <ChildStatusTag status="freeTrial">免費試用中</ChildStatusTag>
      <ChildStatusTag status="upgraded">已升級</ChildStatusTag>
      <span lang="en">
        <ChildStatusTag status="notUpgraded">Not upgraded</ChildStatusTag>
      </span>
      <span lang="en">
        <ChildStatusTag status="freeTrial">Free trial</ChildStatusTag>
      </span>
      <span lang="en">
        <ChildStatusTag status="upgraded">Upgraded</ChildStatusTag>
      </span>
    </Row>
  ),
};
