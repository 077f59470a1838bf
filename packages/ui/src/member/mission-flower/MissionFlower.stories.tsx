import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { RecordColumns, RecordSheet } from "../child-record/index.ts";
import { MissionFlower, type MissionFlowerProps } from "./index.ts";

const chinese: MissionFlowerProps = {
  completed: { conduct: 32, courtesy: 38, benevolence: 21, respect: 27, relationships: 16 },
  words: {
    caption: "各範疇任務",
    area: "範疇",
    total: "已完成任務",
    areas: { conduct: "品行", courtesy: "禮貌", benevolence: "仁愛", respect: "尊重", relationships: "人際關係" },
  },
};

const english: MissionFlowerProps = {
  completed: { conduct: 0, courtesy: 0, benevolence: 0, respect: 0, relationships: 0 },
  words: {
    caption: "Missions by area",
    area: "Area",
    total: "Missions completed",
    areas: {
      conduct: "Conduct",
      courtesy: "Courtesy",
      benevolence: "Benevolence",
      respect: "Respect",
      relationships: "Interpersonal relationships",
    },
  },
};

const meta = {
  title: "Member/MissionFlower",
  component: MissionFlower,
  args: chinese,
  decorators: [
    (Story) => (
      <PageBody>
        <h1>阿晞</h1>
        <RecordColumns>
          <RecordSheet title="各範疇任務">
            <Story />
          </RecordSheet>
        </RecordColumns>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof MissionFlower>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "各範疇任務" });
    await expect(within(table).getByText("禮貌").closest("tr")).toHaveTextContent("禮貌38");
    await expect(within(table).getByText("134")).toBeVisible();
  },
};

export const ThousandsOfMissions: Story = {
  args: { completed: { conduct: 1234, courtesy: 0, benevolence: 0, respect: 12, relationships: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,234")).toBeVisible();
    await expect(canvas.getByText("1,246")).toBeVisible();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <Specimen>
        <MissionFlower {...args} />
      </Specimen>
      <Specimen>
        <MissionFlower
          {...args}
          completed={{ conduct: 1, courtesy: 0, benevolence: 12, respect: 3, relationships: 0 }}
        />
      </Specimen>
      <div lang="en">
        <Specimen>
          <MissionFlower {...english} />
        </Specimen>
      </div>
    </>
  ),
};
