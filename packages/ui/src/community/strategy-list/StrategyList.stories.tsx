import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Band } from "../../layout/band/index.ts";
import { Container } from "../../layout/container/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { StrategyList, type StrategyListProps } from "./index.ts";

const chinese = [
  { id: "missions", title: "每天一個小任務", body: "品格靠日積月累，不靠說教。", picture: pictures.flowPick },
  { id: "family", title: "一家人一起參與", body: "爸媽挑選任務、送上讚賞。", picture: pictures.flowApprove },
  { id: "encouragement", title: "看得見的鼓勵", body: "貼紙和徽章記下每次努力。", picture: pictures.flowCelebrate },
  { id: "school", title: "家校同行", body: "課堂學到的，回家要做得到。", picture: pictures.school },
];

const english = [
  {
    id: "missions-en",
    title: "Small missions, every day",
    body: "Character grows through repetition, not lectures.",
    picture: pictures.flowPick,
  },
  {
    id: "school-en",
    title: "Home and school, hand in hand",
    body: "What is learned in class should be lived at home.",
    picture: pictures.school,
  },
];

const ByNight = (props: StrategyListProps) => (
  <Band tone="inverse">
    <Container>
      <StrategyList {...props} />
    </Container>
  </Band>
);

const meta = {
  title: "Community/StrategyList",
  component: StrategyList,
  args: { strategies: chinese },
  render: ByNight,
} satisfies Meta<typeof StrategyList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getAllByRole("heading", { level: 3 })[1]).toHaveTextContent("2一家人一起參與");
  },
};

export const English: Story = { args: { strategies: english }, globals: { locale: "en-US" } };

/** The second line of a title stands below its first, not below the number. */
export const TitlesOfTwoLines: Story = {
  args: { strategies: [...english, ...english.map((one) => ({ ...one, id: `${one.id}-2` }))] },
  globals: { locale: "en-US", viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole("heading", { level: 3 })) {
      const [number, title] = [...heading.children].map((part) => part.getBoundingClientRect());
      await expect(title?.left).toBeGreaterThan(number?.right ?? 0);
    }
  },
};

export const Sheet: Story = { render: specimens(ByNight, meta.args, Playground, English) };
