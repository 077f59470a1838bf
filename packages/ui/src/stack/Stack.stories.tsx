import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tag } from "../tag/index.ts";
import { type Gap, Row, type RowProps, Stack } from "./index.ts";

const gaps = ["1", "2", "4", "8", "16"] as const satisfies readonly Gap[];
const places = ["start", "center", "between", "end"] as const satisfies readonly RowProps["justify"][];
const tags = ["揀選任務", "Your child does it", "一起慶祝"].map((words) => <Tag key={words}>{words}</Tag>);

const meta = {
  title: "Layout/Stack",
  component: Stack,
  subcomponents: { Row },
  args: { children: tags },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <Stack gap="8">
      {gaps.map((gap) => (
        <Row key={gap} gap={gap}>
          {tags}
        </Row>
      ))}
      {places.map((justify) => (
        <Row key={justify} justify={justify}>
          {tags}
        </Row>
      ))}
    </Stack>
  ),
};
