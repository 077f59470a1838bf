import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pictures } from "../../foundations/illustration/index.ts";
import { Band } from "../../layout/band/index.ts";
import { Container } from "../../layout/container/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { type Strategy, StrategyList, strategyListTones } from "./index.ts";

const chinese: Strategy[] = [
  {
    id: "small",
    title: "由小處入手",
    body: "把抽象的價值變成孩子今天做得到的一件小事。",
    picture: pictures.flowPick,
  },
  {
    id: "parents",
    title: "讓父母成為主角",
    body: "最好的教練在家裏。我們提供題目和語言，讚賞由你來說。",
    picture: pictures.flowApprove,
  },
  {
    id: "seen",
    title: "看得見的鼓勵",
    body: "貼紙、徽章和銀星，讓努力留下痕跡。",
    picture: pictures.flowCelebrate,
  },
  {
    id: "school",
    title: "家校同行",
    body: "學校版把課堂學到的價值，帶回飯桌和上學路上。",
    picture: pictures.school,
  },
];

const english: Strategy[] = [
  {
    id: "small",
    title: "Begin small",
    body: "An abstract value becomes one thing that a child can do today.",
    picture: pictures.flowPick,
  },
  {
    id: "parents",
    title: "Parents in the leading part, wherever they come from",
    body: "The best coaches live at home. We bring the topics and the words; the praise is yours.",
    picture: pictures.flowApprove,
  },
  {
    id: "seen",
    title: "Encouragement they can see",
    body: "Stickers, badges and silver stars: effort leaves a trace.",
    picture: pictures.flowCelebrate,
  },
];

const meta = {
  title: "Community/StrategyList",
  component: StrategyList,
  args: { strategies: chinese, level: 2 },
  argTypes: { tone: { control: "select", options: strategyListTones } },
  render: (args) => (
    <PageBody>
      <h1>四大策略</h1>
      <StrategyList {...args} />
    </PageBody>
  ),
} satisfies Meta<typeof StrategyList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByRole("heading", { name: /家校同行/ })).toBeVisible();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <PageBody>
        <h1>四大策略</h1>
        <StrategyList {...args} />
      </PageBody>
      <div lang="en">
        <Band tone="inverse">
          <Container>
            <StrategyList strategies={english} tone="inverse" level={2} />
          </Container>
        </Band>
      </div>
    </>
  ),
};
