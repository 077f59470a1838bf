import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onAPage } from "../../foundations/specimens/on-a-page.tsx";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Glyph } from "../../product/glyph/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { TopicTag } from "../../product/topic-tag/index.ts";
import { CardGrid } from "../../reading/card/index.ts";
import { ArticleCard, type ArticleCardProps, articleCardVariants } from "./index.ts";

type Words = Pick<ArticleCardProps, "href" | "title" | "preview">;

const chinese = [
  {
    href: "#homework-first-five-minutes",
    title: "功課拖拖拉拉？先幫他坐下來的五分鐘",
    preview: "最難的不是做功課，而是開始。把開始變得細小，孩子便動得起來。",
  },
  {
    href: "#telling-the-truth-is-hard",
    title: "「不是我弄的！」怎樣讓孩子敢說真話",
    preview: "孩子說謊，多半因為害怕。先讓真話有安全的地方落腳。",
  },
  {
    href: "#switching-off-the-tablet",
    title: "關掉平板電腦而不開戰",
    preview: "「多看五分鐘」為甚麼總是演變成大哭？問題在結束的方式。",
  },
  {
    href: "#losing-a-game",
    title: "輸了就推倒棋盤：陪孩子學習輸",
    preview: "輸得起，是要練的。由一盤十分鐘的遊戲開始。",
  },
] as const satisfies readonly Words[];

const english = [
  {
    href: "#homework-first-five-minutes",
    title: "Homework drags on? Help with the first five minutes",
    preview: "The hardest part is not the work but the start. Make the start small.",
  },
  {
    href: "#telling-the-truth-is-hard",
    title: "“It wasn't me!” Making it safe to tell the truth",
    preview: "Most fibs come from fear. Give the truth a safe place to land.",
  },
  {
    href: "#switching-off-the-tablet",
    title: "Switching off the tablet without a war",
    preview: "Why does “five more minutes” end in tears? It is the way it ends.",
  },
  {
    href: "#losing-a-game",
    title: "Flipping the board: learning how to lose",
    preview: "Losing well takes practice. Begin with a ten-minute game.",
  },
] as const satisfies readonly Words[];

const covers = [pictures.coverHome, pictures.coverYumcha, pictures.coverArt];

const list = (articles: readonly Words[], tag: string, text: string) =>
  articles.map((article, index) => {
    const cover = covers[index];
    return (
      <Specimen key={article.href}>
        <ArticleCard
          {...article}
          picture={cover && { src: cover.src, alt: "" }}
          date={{ iso: "2026-11-12", text }}
          tag={
            <TopicTag tone="courtesy">
              <Glyph name="category-courtesy" />
              {tag}
            </TopicTag>
          }
        />
      </Specimen>
    );
  });

const [first] = chinese;

const meta = {
  title: "Magazine/ArticleCard",
  component: ArticleCard,
  args: {
    ...first,
    picture: { src: pictures.coverHome.src, alt: "" },
    date: { iso: "2026-11-12", text: "2026年11月12日" },
    tag: (
      <TopicTag tone="courtesy">
        <Glyph name="category-courtesy" />
        禮貌
      </TopicTag>
    ),
  },
  argTypes: { variant: { control: "select", options: articleCardVariants } },
  decorators: [onAPage("教養貼士")],
  render: (args) => (
    <CardGrid>
      <ArticleCard {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof ArticleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = { render: () => <CardGrid>{list(chinese, "禮貌", "2026年11月12日")}</CardGrid> };

export const SheetEnglish: Story = {
  render: () => <CardGrid>{list(english, "Courtesy", "12 November 2026")}</CardGrid>,
  globals: { locale: "en-US" },
};

const related = (articles: readonly Words[], readingTime: string) =>
  articles.slice(0, 3).map(({ href, title }, index) => {
    const cover = covers[index];
    return (
      <Specimen key={href}>
        <ArticleCard
          href={href}
          title={title}
          variant="plain"
          picture={cover && { src: cover.src, alt: "" }}
          readingTime={readingTime}
        />
      </Specimen>
    );
  });

export const Plain: Story = {
  render: () => <CardGrid>{related(chinese, "6 分鐘")}</CardGrid>,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("6 分鐘")).toHaveLength(3);
  },
};

export const PlainEnglish: Story = {
  render: () => <CardGrid>{related(english, "6 min")}</CardGrid>,
  globals: { locale: "en-US" },
};

const [leadWords, ...otherWords] = [...chinese, ...chinese, ...chinese].map((words, index) => ({
  ...words,
  href: `${words.href}-${index}`,
}));

/** The first of twelve: with it the rows of three are full. */
export const Lead: Story = {
  render: () => (
    <CardGrid>
      <ArticleCard
        {...(leadWords ?? first)}
        variant="lead"
        picture={{ src: pictures.coverHome.src, alt: "" }}
        date={{ iso: "2026-11-12", text: "2026年11月12日" }}
      />
      {otherWords.map((words) => (
        <ArticleCard key={words.href} {...words} picture={{ src: pictures.coverArt.src, alt: "" }} />
      ))}
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const [lead, second] = canvas.getAllByRole("article");
    await expect(lead?.offsetWidth).toBeGreaterThanOrEqual(second?.offsetWidth ?? 0);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(12);
    // Nothing of its picture is cut off.
    const picture = lead?.querySelector("img")?.getBoundingClientRect();
    await expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  },
};

export const LeadEnglish: Story = {
  render: () => (
    <CardGrid>
      {english.map((words, index) => (
        <ArticleCard
          key={words.href}
          {...words}
          variant={index === 0 ? "lead" : "sheet"}
          picture={{ src: pictures.coverYumcha.src, alt: "" }}
          date={{ iso: "2026-11-12", text: "12 November 2026" }}
        />
      ))}
    </CardGrid>
  ),
  globals: { locale: "en-US" },
};

export const OneLinkACard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("link")).toHaveAccessibleName(first.title);
  },
};
