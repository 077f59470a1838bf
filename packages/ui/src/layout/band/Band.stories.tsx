import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading, Text } from "../../foundations/text/index.ts";
import { Container } from "../container/index.ts";
import { Band, bandTones } from "./index.ts";

const words = (
  <Container>
    <Heading level={2}>準備好了嗎？</Heading>
    <Text>免費建立帳戶，下載 App，今日就揀選第一個任務。</Text>
    <p lang="en">Create your free account, download the app and pick your first mission today.</p>
  </Container>
);

const meta = {
  title: "Layout/Band",
  component: Band,
  args: { children: words, wave: 0 },
  argTypes: { tone: { control: "select", options: bandTones } },
} satisfies Meta<typeof Band>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <>
      {bandTones.map((tone, index) => (
        <Band key={tone} tone={tone} wave={index % 2 === 0 ? 0 : 1}>
          {words}
        </Band>
      ))}
      <Band tone="reward" wave={1} waveBelow>
        {words}
      </Band>
    </>
  ),
};
