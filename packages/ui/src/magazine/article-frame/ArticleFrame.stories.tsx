import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Illustration } from "../../foundations/illustration/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Breadcrumb } from "../../navigation/breadcrumb/index.ts";
import { Glyph } from "../../product/glyph/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { TopicTag } from "../../product/topic-tag/index.ts";
import { Prose } from "../../reading/prose/index.ts";
import { articles } from "../../reading/prose/Prose.fixture.ts";
import { ShareLinks } from "../../reading/share-links/index.ts";
import { sharing } from "../../reading/share-links/ShareLinks.fixture.ts";
import { ArticleFrame } from "./index.ts";

const meta = {
  title: "Magazine/ArticleFrame",
  component: ArticleFrame,
  args: {
    before: (
      <Breadcrumb
        trail={[
          { label: "主頁", href: "#home" },
          { label: "教養貼士", href: "#tips" },
          { label: "禮貌", href: "#courtesy" },
        ]}
      />
    ),
    title: "升降機裏的三十秒：由一句早晨開始",
    lead: "每天乘升降機的三十秒，是孩子練習禮貌最好的課室：同一個地方、同一班鄰居，做得好馬上有回應。",
    meta: (
      <>
        <TopicTag tone="courtesy">
          <Glyph name="category-courtesy" />
          禮貌
        </TopicTag>
        <span>發佈日期：2026年11月12日</span>
      </>
    ),
    picture: <Illustration of={pictures.categoryCourtesy} alt="" eager />,
    aside: <ShareLinks {...sharing["zh-HK"]} />,
    children: <Prose html={articles["zh-HK"]} />,
  },
} satisfies Meta<typeof ArticleFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const contents = {
  label: "本頁內容",
  items: [
    { id: "first", title: "先示範，後邀請" },
    { id: "second", title: "做不到的那天" },
  ],
};

export const LongPage: Story = {
  args: {
    title: "在家練習禮貌",
    lead: undefined,
    dynamic: false,
    before: undefined,
    picture: undefined,
    meta: <span>更新日期：2026年11月20日</span>,
    aside: undefined,
    contents,
  },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole("navigation", { name: contents.label }));
    await expect(nav.getByRole("link", { name: "先示範，後邀請" })).toHaveAttribute("href", "#first");
    await expect(canvas.getByText("先示範，後邀請", { selector: "details a" })).not.toBeVisible();
  },
};

export const English: Story = {
  args: {
    before: (
      <Breadcrumb
        trail={[
          { label: "Home", href: "#home" },
          { label: "Parenting tips", href: "#tips" },
          { label: "Courtesy", href: "#courtesy" },
        ]}
      />
    ),
    title: "Thirty seconds in the elevator: start with a good morning",
    lead: "The elevator is the best classroom for courtesy: the same place, the same neighbors, an answer at once.",
    meta: (
      <>
        <TopicTag tone="courtesy">
          <Glyph name="category-courtesy" />
          Courtesy
        </TopicTag>
        <span>Published 12 November 2026</span>
      </>
    ),
    aside: <ShareLinks {...sharing["en-US"]} />,
    children: <Prose html={articles["en-US"]} />,
  },
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(ArticleFrame, meta.args, Playground, LongPage, English) };
