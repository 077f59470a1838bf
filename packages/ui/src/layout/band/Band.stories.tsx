import type { Meta, StoryObj } from "@storybook/react-vite";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Heading, Text } from "../../foundations/text/index.ts";
import { Container } from "../container/index.ts";
import { Band, bandRooms, bandTones } from "./index.ts";

const words = (
  <Container>
    <Heading level={2}>準備好了嗎？</Heading>
    <Text>免費建立帳戶，下載 App，今日就揀選第一個任務。</Text>
  </Container>
);

const meta = {
  title: "Layout/Band",
  component: Band,
  args: { children: words, wave: 0 },
  argTypes: { tone: { control: "select", options: bandTones }, room: { control: "select", options: bandRooms } },
} satisfies Meta<typeof Band>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Room below a caption for the wave, which lies over what is above its band. */
const belowCaption = { paddingBlockStart: "46px" };

export const Sheet: Story = {
  render: () => (
    <>
      {bandTones.map((tone, index) => (
        <Specimen key={tone} as={`tone="${tone}"`}>
          <div style={belowCaption}>
            <Band tone={tone} wave={index % 2 === 0 ? 0 : 1}>
              {words}
            </Band>
          </div>
        </Specimen>
      ))}
      {(["snug", "slim"] as const).map((room) => (
        <Specimen key={room} as={`room="${room}"`}>
          <div style={belowCaption}>
            <Band tone="gift" wave={0} room={room}>
              {words}
            </Band>
            <Band wave={1}>{words}</Band>
          </div>
        </Specimen>
      ))}
      <Specimen as="waveBelow">
        <div style={belowCaption}>
          <Band tone="reward" wave={1} waveBelow>
            {words}
          </Band>
        </div>
      </Specimen>
    </>
  ),
};
