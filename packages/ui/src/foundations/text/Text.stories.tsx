import type { Meta, StoryObj } from "@storybook/react-vite";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Row, Stack } from "../../layout/stack/index.ts";
import { Figure, Heading, Phrase, Text, textSizes, textTones } from "./index.ts";

const meta = {
  title: "Foundations/Text",
  component: Text,
  subcomponents: { Heading, Phrase, Figure },
  parameters: { layout: "padded" },
  args: { children: "每天一個小任務，讓孩子學會禮貌、仁愛和尊重。" },
  argTypes: { size: { control: "select", options: textSizes }, tone: { control: "select", options: textTones } },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <Stack gap="6">
      <Specimen>
        <Heading level={1}>
          <Phrase>每日一個小任務，</Phrase>
          <Phrase>培養品格</Phrase>
        </Heading>
      </Specimen>
      <Specimen>
        <Heading level={2}>
          <span lang="en">A small mission every day grows good character</span>
        </Heading>
      </Specimen>
      <Specimen>
        <Heading level={3} dynamic>
          校園專訪：把品格帶進早會
        </Heading>
      </Specimen>
      {textSizes.map((size) => (
        <Row key={size} gap="8">
          {textTones.map((tone) => (
            <Specimen key={tone}>
              <Text {...args} size={size} tone={tone} />
            </Specimen>
          ))}
        </Row>
      ))}
      <Specimen>
        <Text>
          <Figure>HK$1,234.50</Figure>
        </Text>
      </Specimen>
    </Stack>
  ),
};
