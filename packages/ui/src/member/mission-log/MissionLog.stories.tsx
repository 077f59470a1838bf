import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { RecordColumns, RecordSheet } from "../child-record/index.ts";
import { type MissionEntry, MissionLog, missionStates } from "./index.ts";

const chinese: MissionEntry[] = [
  {
    id: "1",
    area: "courtesy",
    name: "在大堂向保安員說早晨",
    state: "reported",
    stateName: "等待批核",
    note: "今天 18:20",
  },
  { id: "2", area: "conduct", name: "睡前自己收拾書包", state: "approved", stateName: "已批核" },
  {
    id: "3",
    area: "benevolence",
    name: "為婆婆做一張感謝卡",
    state: "accepted",
    stateName: "進行中",
    note: "尚餘 1 天",
  },
  {
    id: "4",
    area: "respect",
    name: "等別人說完才發言",
    state: "rejected",
    stateName: "不接受",
    note: "「今天喉嚨痛。」",
  },
  { id: "5", area: "relationships", name: "和同學輪流玩同一件玩具", state: "sent", stateName: "已派發" },
  { id: "6", area: "conduct", name: "自己摺好校服", state: "expired", stateName: "已過期" },
];

const english: MissionEntry[] = [
  {
    id: "1",
    area: "courtesy",
    name: "Say good morning to the security guard in the lobby",
    state: "reported",
    stateName: "Waiting for approval",
    note: "Today, 6:20 pm",
  },
  {
    id: "2",
    area: "relationships",
    name: "Make up with your brother after a quarrel",
    state: "rejected",
    stateName: "Turned down",
  },
  { id: "3", area: "conduct", name: "Fold your own uniform", state: "expired", stateName: "Time’s up" },
];

const meta = {
  title: "Member/MissionLog",
  component: MissionLog,
  args: { missions: chinese },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>阿晞</h1>
        <RecordColumns>
          <RecordSheet title="最近的任務">
            <Story />
          </RecordSheet>
        </RecordColumns>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof MissionLog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole("listitem");
    await expect(entries).toHaveLength(missionStates.length);
    await expect(within(entries[3] as HTMLElement).getByText("不接受")).toBeVisible();
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <Specimen>
        <MissionLog missions={chinese} />
      </Specimen>
      <div lang="en">
        <Specimen>
          <MissionLog missions={english} />
        </Specimen>
      </div>
    </>
  ),
};
