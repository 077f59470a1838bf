import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Phrase } from "../../foundations/text/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { VisionMission, type VisionMissionProps } from "./index.ts";

const chinese: VisionMissionProps = {
  vision: {
    id: "vision",
    name: "願景",
    text: (
      <>
        <Phrase>每個香港孩子，</Phrase>
        <Phrase>都有一棵</Phrase>
        <Phrase>屬於自己的品格樹</Phrase>
      </>
    ),
  },
  mission: {
    id: "mission",
    name: "使命",
    text: "我們把品德教育變成每天十分鐘的親子時光：一個任務、一次嘗試、一句讚賞。當好行為成為習慣，品格便會自己長大。",
  },
};

const english: VisionMissionProps = {
  vision: { name: "Vision", text: "Every child in Hong Kong with a tree of character to call their own" },
  mission: {
    name: "Mission",
    text: "We turn character education into ten minutes a day together: one mission, one try, one word of praise. Once kind deeds are habits, character grows by itself.",
  },
};

const meta = {
  title: "Community/VisionMission",
  component: VisionMission,
  args: chinese,
  decorators: [
    (Story) => (
      <PageBody>
        <h1>關於我們</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof VisionMission>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [vision, mission] = [
      canvas.getByRole("region", { name: "願景" }),
      canvas.getByRole("region", { name: "使命" }),
    ];
    await expect(vision).toHaveTextContent("每個香港孩子");
    await expect(mission).toHaveTextContent("每天十分鐘");
    await expect([vision.id, mission.id]).toEqual(["vision", "mission"]);
  },
};

export const English: Story = { args: english, globals: { locale: "en-US" } };

export const Sheet: Story = { render: specimens(VisionMission, chinese, Playground, English) };
