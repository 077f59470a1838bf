import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../../layout/stack/index.ts";
import { Specimen } from "../specimens/Specimen.tsx";
import { Text } from "../text/index.ts";
import { BrandMark, brandNames, Icon, icons, SpriteIcon } from "./index.ts";

const meta = {
  title: "Foundations/Icon",
  component: Icon,
  subcomponents: { BrandMark, SpriteIcon },
  parameters: { layout: "padded" },
  args: { of: icons.house },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Icons are as large as the words beside them. Lucide first, then every name that `BrandMark` takes. */
export const Sheet: Story = {
  render: () => (
    <Stack gap="6">
      <Specimen as="在文字旁">
        <Row>
          <Icon of={icons.house} /> 主頁 <Icon of={icons.circleCheck} /> 已完成 <Icon of={icons.arrowRight} />
          <span lang="en">See all plans</span>
        </Row>
      </Specimen>
      <Row gap="6">
        {brandNames.map((name) => (
          <Row key={name} gap="2">
            <BrandMark name={name} />
            <Text size="sm" tone="muted">
              <span lang="en">{name}</span>
            </Text>
          </Row>
        ))}
      </Row>
    </Stack>
  ),
};
