import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../../layout/stack/index.ts";
import { Text } from "../text/index.ts";
import { Glyph, glyphNames, Icon, icons } from "./index.ts";

const meta = {
  title: "Foundations/Icon",
  component: Icon,
  subcomponents: { Glyph },
  parameters: { layout: "padded" },
  args: { of: icons.house },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Icons are as large as the words beside them. Lucide first, then every name that `Glyph` takes. */
export const Sheet: Story = {
  render: () => (
    <Stack gap="6">
      <Row>
        <Icon of={icons.house} /> 主頁 <Icon of={icons.circleCheck} /> 已完成 <Icon of={icons.arrowRight} />
        <span lang="en">See all plans</span>
      </Row>
      <Row gap="6">
        {glyphNames.map((name) => (
          <Row key={name} gap="2">
            <Glyph name={name} />
            <Text size="sm" tone="muted">
              <span lang="en">{name}</span>
            </Text>
          </Row>
        ))}
      </Row>
    </Stack>
  ),
};
