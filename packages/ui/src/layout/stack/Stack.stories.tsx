import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tag } from "../../controls/tag/index.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { gaps, Row, rowJustifications, Stack } from "./index.ts";

const tags = ["揀選任務", "Your child does it", "一起慶祝"].map((words) => <Tag key={words}>{words}</Tag>);

const meta = {
  title: "Layout/Stack",
  component: Stack,
  subcomponents: { Row },
  args: { children: tags },
  argTypes: { gap: { control: "select", options: gaps } },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Specimen>
      <Stack gap="8">
        {gaps.map((gap) => (
          <Row key={gap} gap={gap}>
            {tags}
          </Row>
        ))}
        {rowJustifications.map((justify) => (
          <Row key={justify} justify={justify}>
            {tags}
          </Row>
        ))}
      </Stack>
    </Specimen>
  ),
};
