import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onAPage } from "../../foundations/specimens/on-a-page.tsx";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { CardGrid } from "../../reading/card/index.ts";
import { TipCard, type TipCardProps } from "./index.ts";

const cover = (src: string) => ({ src, alt: "" });

const first: TipCardProps = {
  href: "#homework",
  title: "功課拖拖拉拉？先幫他坐下來的五分鐘",
  preview: "最難的不是做功課，而是開始。把開始變得細小，孩子便動得起來。",
  category: { area: "conduct", name: "品行" },
  ages: "6 至 9 歲",
  readingTime: "閱讀需時約 4 分鐘",
  picture: cover(pictures.coverHome.src),
};

const tips: TipCardProps[] = [
  first,
  {
    href: "#greet",
    title: "升降機裏的三十秒",
    category: { area: "courtesy", name: "禮貌" },
    ages: "4 至 6 歲",
    readingTime: "閱讀需時約 3 分鐘",
  },
  {
    href: "#card",
    title: "畫一張道歉卡",
    category: { area: "relationships", name: "人際關係" },
    picture: cover(pictures.coverArt.src),
  },
  { href: "#listen", title: "先聽完，再開口", category: { area: "respect", name: "尊重" } },
];

const meta = {
  title: "Magazine/TipCard",
  component: TipCard,
  args: first,
  decorators: [onAPage("教養貼士")],
  render: (args) => (
    <CardGrid>
      <TipCard {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof TipCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName(first.title);
    await expect(canvas.getByText("6 至 9 歲")).toBeVisible();
  },
};

export const Sheet: Story = {
  render: () => (
    <CardGrid>
      {tips.map((tip) => (
        <Specimen key={tip.href}>
          <TipCard {...tip} />
        </Specimen>
      ))}
      <div lang="en">
        <Specimen>
          <TipCard
            href="#share"
            title="Sharing isn’t giving away: how to help a four-year-old lend the favorite toy and get it back in one piece"
            category={{ area: "benevolence", name: "Benevolence" }}
            ages="4 to 6 years"
            readingTime="5 minute read"
            picture={cover(pictures.coverYumcha.src)}
          />
        </Specimen>
      </div>
    </CardGrid>
  ),
};
