import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { MissionList, type MissionListProps } from "./index.ts";

const chinese: MissionListProps = {
  title: "今天可以發的任務",
  missions: [
    { id: "guard", area: "courtesy", name: "在大堂向保安員說早晨" },
    { id: "lift", area: "respect", name: "替後面的鄰居按住升降機門" },
    { id: "cleaner", area: "benevolence", name: "向清潔的姨姨說一聲辛苦了" },
    { id: "bag", area: "conduct", name: "睡前自己收拾好書包" },
    { id: "turn", area: "relationships", name: "和同學輪流玩同一件玩具" },
  ],
};

const english: MissionListProps = {
  title: "Missions you can send today",
  missions: [
    { id: "guard", area: "courtesy", name: "Say good morning to the security guard in the lobby" },
    {
      id: "lift",
      area: "respect",
      name: "Hold the elevator door for the neighbor behind you, even when the shopping bags are heavy and the bus won’t wait",
    },
  ],
};

const meta = {
  title: "Magazine/MissionList",
  component: MissionList,
  args: chinese,
  decorators: [
    (Story) => (
      <PageBody>
        <h1>升降機裏的三十秒</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof MissionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const slip = canvas.getByRole("region", { name: "今天可以發的任務" });
    await expect(within(slip).getAllByRole("listitem")).toHaveLength(5);
  },
};

export const English: Story = { args: english, globals: { locale: "en-US" } };

export const Sheet: Story = { render: specimens(MissionList, chinese, Playground, English) };
