import type { Meta, StoryObj } from "@storybook/react-vite";
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
      <Heading level={1}>
        <Phrase>每日一個小任務，</Phrase>
        <Phrase>培養品格</Phrase>
      </Heading>
      <Heading level={2}>
        <span lang="en">A small mission every day grows good character</span>
      </Heading>
      <Heading level={3} dynamic>
        校園專訪：把品格帶進早會
      </Heading>
      {textSizes.map((size) => (
        <Row key={size} gap="8">
          {textTones.map((tone) => (
            <Text key={tone} {...args} size={size} tone={tone} />
          ))}
        </Row>
      ))}
      <Text>
        <Figure>HK$1,234.50</Figure>
      </Text>
    </Stack>
  ),
};
