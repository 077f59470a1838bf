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
    <Stack gap="6">
      {gaps.map((gap) => (
        <Specimen key={gap} as={`gap="${gap}"`}>
          <Row gap={gap}>{tags}</Row>
        </Specimen>
      ))}
      {rowJustifications.map((justify) => (
        <Specimen key={justify} as={`justify="${justify}"`}>
          <Row justify={justify}>{tags}</Row>
        </Specimen>
      ))}
    </Stack>
  ),
};
