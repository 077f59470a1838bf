import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { WishLeaf, type WishLeafProps, WishLeaves } from "./index.ts";

const wishes: WishLeafProps[] = [
  { name: "小晴的願望", wish: "希望婆婆身體健康。", category: { area: "benevolence", name: "仁愛" } },
  { name: "阿晞的願望", wish: "希望每個同學都有人一起玩。", category: { area: "relationships", name: "人際關係" } },
  { name: "Ming 的願望", wish: "我想學識自己縛鞋帶。", category: { area: "conduct", name: "品行" } },
  { name: "朗朗的願望", wish: "希望大家排隊時不推人。", category: { area: "courtesy", name: "禮貌" } },
  { name: "悠悠的願望", wish: "希望巴士司機每天都聽到一聲多謝。", category: { area: "respect", name: "尊重" } },
];

const long: WishLeafProps = {
  name: <span lang="en">Alexandra’s wish</span>,
  wish: (
    <span lang="en">
      I wish that everybody who sits alone at lunch finds somebody to sit with, and that the caretaker’s knee gets
      better before the sports day, and that it doesn’t rain.
    </span>
  ),
  category: { area: "benevolence", name: <span lang="en">Benevolence</span> },
};

const approve = fn();

const waiting: WishLeafProps = {
  name: "小晴的願望",
  wish: "希望婆婆身體健康。",
  category: { area: "benevolence", name: "仁愛" },
  note: "收到日期：2026年11月20日",
  actions: (
    <>
      <Button size="sm" aria-label="將小晴的願望掛到樹上" onClick={approve}>
        掛到樹上
      </Button>
      <Button size="sm" variant="secondary" aria-label="婉拒小晴的願望">
        婉拒
      </Button>
    </>
  ),
};

const meta = {
  title: "Community/WishLeaves",
  component: WishLeaf,
  subcomponents: { WishLeaves },
  args: waiting,
  decorators: [
    (Story) => (
      <PageBody>
        <h1>許願樹</h1>
        <WishLeaves label="樹上的願望">
          <Story />
        </WishLeaves>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof WishLeaf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    approve.mockClear();
    const leaves = canvas.getByRole("list", { name: "樹上的願望" });
    within(leaves).getByRole("button", { name: "將小晴的願望掛到樹上" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(approve).toHaveBeenCalledOnce();
  },
};

export const Fresh: Story = { args: { fresh: true, note: undefined, actions: undefined } };

export const Sheet: Story = {
  render: () => (
    <>
      {wishes.map((wish) => (
        <Specimen inList key={wish.category.area}>
          <WishLeaf {...wish} />
        </Specimen>
      ))}
      <Specimen inList>
        <WishLeaf {...waiting} />
      </Specimen>
      <Specimen inList>
        <WishLeaf {...long} />
      </Specimen>
    </>
  ),
};
