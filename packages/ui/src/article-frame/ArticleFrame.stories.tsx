import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { specimens } from "../foundations/specimens.tsx";
import { Illustration, pictures } from "../illustration/index.ts";
import { Prose } from "../prose/index.ts";
import { Tag } from "../tag/index.ts";
import { ArticleFrame, Crumbs } from "./index.ts";

const chinese =
  '<h2 id="first">先示範，後邀請</h2><p>孩子未必不想打招呼，更多時候是不知道甚麼時候開口。與其在旁邊催促「叫人啦」，不如大人先開口：<strong>「早晨，今日好凍呀。」</strong>想知道其他方法，可以看看<a href="#app">App 教學</a>。</p><h3>可以這樣開始</h3><ul><li>選一句「我們家的招呼」</li><li>每天試一次<ul><li>在升降機</li><li>在大堂</li></ul></li></ul><ol><li>看三次</li><li>聽三次</li></ol><blockquote><p>禮貌不是背出來的句子，而是孩子發現：我一開口，世界就對我笑。</p></blockquote><h2 id="second">做不到的那天</h2><p>有些日子孩子會躲在你身後，不要緊。</p><table><caption>每日任務</caption><thead><tr><th scope="col">範疇</th><th scope="col">任務</th><th scope="col">時間</th></tr></thead><tbody><tr><th scope="row">禮貌</th><td>在大堂向保安員說早晨</td><td>一分鐘</td></tr><tr><th scope="row">品行</th><td>睡前自己收拾好書包</td><td>五分鐘</td></tr></tbody></table><hr><p>看得見的小進步，比一次漂亮的表現更值得記下來。</p>';

const english =
  '<h2 id="first">Show first, then invite</h2><p>Children often want to greet people but don’t know when to speak. Instead of prompting, speak first: <strong>“Good morning, it’s cold today!”</strong> The <a href="#app">app tutorial</a> has more ideas.</p><h3>How to begin</h3><ul><li>Choose a greeting for your family</li><li>Try it once a day<ul><li>in the elevator</li><li>in the lobby</li></ul></li></ul><blockquote><p>Courtesy isn’t a sentence learned by heart. It is finding out that the world smiles back.</p></blockquote><h2 id="second">On days when it doesn’t work</h2><p>Some days your child hides behind you, and that’s fine.</p><table><caption>Daily missions</caption><thead><tr><th scope="col">Area</th><th scope="col">Mission</th><th scope="col">Time</th></tr></thead><tbody><tr><th scope="row">Courtesy</th><td>Say good morning to the security guard</td><td>One minute</td></tr></tbody></table>';

const meta = {
  title: "Reading/ArticleFrame",
  component: ArticleFrame,
  args: {
    before: (
      <Crumbs
        label="目前位置"
        crumbs={[{ label: "主頁", href: "#home" }, { label: "教養貼士", href: "#tips" }, { label: "禮貌" }]}
      />
    ),
    title: "升降機裏的三十秒：由一句早晨開始",
    lead: "每天乘升降機的三十秒，是孩子練習禮貌最好的課室：同一個地方、同一班鄰居，做得好馬上有回應。",
    meta: (
      <>
        <Tag tone="courtesy">禮貌</Tag>
        <span>發佈日期：2026年11月12日</span>
      </>
    ),
    picture: <Illustration of={pictures.categoryCourtesy} alt="" eager />,
    aside: <p>分享此頁</p>,
    children: <Prose html={chinese} />,
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
    title: "訂閱條款",
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
  },
};

export const English: Story = {
  args: {
    before: (
      <Crumbs
        label="Where you are"
        crumbs={[{ label: "Home", href: "#home" }, { label: "Parenting tips", href: "#tips" }, { label: "Courtesy" }]}
      />
    ),
    title: "Thirty seconds in the elevator: start with a good morning",
    lead: "The elevator is the best classroom for courtesy: the same place, the same neighbors, an answer at once.",
    meta: (
      <>
        <Tag tone="courtesy">Courtesy</Tag>
        <span>Published 12 November 2026</span>
      </>
    ),
    aside: <p>Share this page</p>,
    children: <Prose html={english} />,
  },
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(ArticleFrame, meta.args, Playground, LongPage, English) };
