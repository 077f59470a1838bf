import type { Meta, StoryObj } from "@storybook/react-vite";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
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
        <Specimen>
          <ChildStatusTag status="notUpgraded">未升級</ChildStatusTag>
        </Specimen>
        <Specimen>
          <ChildStatusTag status="freeTrial">免費試用中</ChildStatusTag>
        </Specimen>
        <Specimen>
          <ChildStatusTag status="upgraded">已升級</ChildStatusTag>
        </Specimen>
      </Row>
      <div lang="en">
        <Row>
          <Specimen>
            <ChildStatusTag status="notUpgraded">Not upgraded</ChildStatusTag>
          </Specimen>
          <Specimen>
            <ChildStatusTag status="freeTrial">Free trial</ChildStatusTag>
          </Specimen>
          <Specimen>
            <ChildStatusTag status="upgraded">Upgraded</ChildStatusTag>
          </Specimen>
        </Row>
      </div>
    </Stack>
  ),
};
