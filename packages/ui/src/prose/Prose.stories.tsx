import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Container } from "../container/index.ts";
import { specimens } from "../foundations/specimens.tsx";
import { Prose } from "./index.ts";

const chinese =
  '<h2 id="first">先示範，後邀請</h2><p>孩子未必不想打招呼，更多時候是不知道甚麼時候開口。與其在旁邊催促「叫人啦」，不如大人先開口：<strong>「早晨，今日好凍呀。」</strong>想知道其他方法，可以看看<a href="#app">App 教學</a>。</p><h3>可以這樣開始</h3><ul><li>選一句「我們家的招呼」</li><li>每天試一次<ul><li>在升降機</li><li>在大堂</li></ul></li></ul><ol><li>看三次</li><li>聽三次</li></ol><blockquote><p>禮貌不是背出來的句子，而是孩子發現：我一開口，世界就對我笑。</p></blockquote><h2 id="second">做不到的那天</h2><p>有些日子孩子會躲在你身後，不要緊。</p><table><caption>每日任務</caption><thead><tr><th scope="col">範疇</th><th scope="col">任務</th><th scope="col">時間</th></tr></thead><tbody><tr><th scope="row">禮貌</th><td>在大堂向保安員說早晨</td><td>一分鐘</td></tr><tr><th scope="row">品行</th><td>睡前自己收拾好書包</td><td>五分鐘</td></tr></tbody></table><hr><p>看得見的小進步，比一次漂亮的表現更值得記下來。</p>';

const english =
  '<h2 id="first">Show first, then invite</h2><p>Children often want to greet people but don’t know when to speak. Instead of prompting, speak first: <strong>“Good morning, it’s cold today!”</strong> The <a href="#app">app tutorial</a> has more ideas.</p><h3>How to begin</h3><ul><li>Choose a greeting for your family</li><li>Try it once a day<ul><li>in the elevator</li><li>in the lobby</li></ul></li></ul><blockquote><p>Courtesy isn’t a sentence learned by heart. It is finding out that the world smiles back.</p></blockquote><h2 id="second">On days when it doesn’t work</h2><p>Some days your child hides behind you, and that’s fine.</p><table><caption>Daily missions</caption><thead><tr><th scope="col">Area</th><th scope="col">Mission</th><th scope="col">Time</th></tr></thead><tbody><tr><th scope="row">Courtesy</th><td>Say good morning to the security guard</td><td>One minute</td></tr></tbody></table>';

const meta = {
  title: "Reading/Prose",
  component: Prose,
  args: { html: chinese },
  decorators: [
    (Story) => (
      <Container width="text">
        <h1>升降機裏的三十秒</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { html: english }, globals: { locale: "en-US" } };

export const WideTablesScrollByThemselves: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "每日任務" });
    await expect(table.parentElement).toHaveAttribute("tabindex", "0");
    await expect(canvas.getByRole("group", { name: "表格（可左右捲動）" })).toContainElement(table);
  },
};

export const Sheet: Story = { render: specimens(Prose, meta.args, Playground, English) };
