import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Phrase } from "../../foundations/text/index.ts";
import { Hero } from "./index.ts";

const chinese = {
  tag: "4 至 9 歲｜超過 800 個任務",
  title: "好品格，由每天一個小任務開始",
  lead: "GK 是專為 4 至 9 歲孩子而設的品德教育 App。爸媽挑選任務，孩子動手實踐，一家人一起為每個進步喝彩。",
  download: "下載 App",
  how: "看看怎樣使用",
  picture: "家長與孩子一起看手機上的任務",
};

const english = {
  tag: "Ages 4–9 · over 800 missions",
  title: "Good character grows one small mission at a time",
  lead: "GK is a character-education app for children aged 4–9. You choose a mission, your child gives it a try, and the whole family celebrates every step.",
  download: "Download the app",
  how: "See how it works",
  picture: "A parent and child looking at a mission together on a phone",
};

const brokenByPhrases = (
  <>
    <Phrase>好品格，</Phrase>
    <Phrase>由每天一個</Phrase>
    <Phrase>小任務開始</Phrase>
  </>
);

const meta = {
  title: "Home/Hero",
  component: Hero,
  args: {
    words: { ...chinese, title: brokenByPhrases },
    downloadHref: "#download",
    howHref: "#flow",
    coupon: { href: "#plans", text: "新用戶訂閱即減 $50", amount: "$50" },
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  args: { words: english, coupon: { href: "#plans", text: "$50 off any plan for new users", amount: "$50" } },
  globals: { locale: "en-US" },
};

export const WithoutOffer: Story = { args: { coupon: undefined } };

export const NothingWaits: Story = {
  // The coupon shows on wide screens.
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: chinese.picture });
    await expect(picture).not.toHaveAttribute("loading", "lazy");
    await expect(picture).toHaveAttribute("width");
    await expect(picture).toHaveAttribute("height");
    await expect(canvas.getByRole("link", { name: "新用戶訂閱即減 $50" })).toHaveAttribute("href", "#plans");
  },
};

export const Sheet: Story = { render: specimens(Hero, meta.args, Playground, English) };
