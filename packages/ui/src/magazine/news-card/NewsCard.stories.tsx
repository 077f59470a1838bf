import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tag } from "../../controls/tag/index.ts";
import { pictures } from "../../foundations/illustration/index.ts";
import { inACardGrid } from "../../foundations/specimens/in-a-card-grid.tsx";
import { NewsCard, type NewsCardProps } from "./index.ts";

const first: NewsCardProps = {
  href: "#report",
  title: "每月報告新增「給孩子的話」",
  preview: "由十一月起，家長可在報告上寫一句話，孩子在 App 內會聽到你讀出來。",
  date: { iso: "2026-11-12", text: "2026年11月12日" },
  tag: <Tag tone="upgraded">新</Tag>,
};

const news: NewsCardProps[] = [
  first,
  {
    href: "#school",
    title: "GK 到校：三十個早會，三十句早晨",
    date: { iso: "2026-10-28", text: "2026年10月28日" },
    cover: { src: pictures.coverSchool.src, alt: "" },
    preview: "我們走訪了沙田和觀塘的小學。",
  },
  { href: "#holiday", title: "農曆新年客戶服務時間", date: { iso: "2026-02-10", text: "2026年2月10日" } },
];

const meta = {
  title: "Magazine/NewsCard",
  component: NewsCard,
  args: first,
  decorators: [inACardGrid("最新消息")],
  render: (args) => (
    <li>
      <NewsCard {...args} />
    </li>
  ),
} satisfies Meta<typeof NewsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2026年11月12日")).toHaveAttribute("datetime", "2026-11-12");
    await expect(canvas.getByRole("link")).toHaveAccessibleName(first.title);
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      {news.map((item) => (
        <li key={item.href}>
          <NewsCard {...item} />
        </li>
      ))}
      <li lang="en">
        <NewsCard
          href="#long"
          title="What we learned from thirty assemblies, thirty school gates and one very determined six-year-old in Kwun Tong"
          date={{ iso: "2026-09-01", text: "1 September 2026" }}
          preview="A new term, and a few small changes to the way missions are sent."
          tag={<Tag tone="upgraded">New</Tag>}
        />
      </li>
    </>
  ),
};
