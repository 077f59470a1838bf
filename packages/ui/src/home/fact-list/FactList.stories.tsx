import type { Meta, StoryObj } from "@storybook/react-vite";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { SectionHead } from "../../layout/section-head/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { type Fact, FactList } from "./index.ts";

const chinese = [
  {
    title: "超過 800 個每日任務",
    body: "內容貼近香港孩子的生活：家裏、學校、港鐵車廂，還有和祖父母飲茶的時候。",
  },
  {
    title: "用自己的方式匯報",
    body: "畫一幅畫、錄一段話、拍一張照片或寫幾句文字，孩子都可以告訴你任務做得怎樣。",
  },
  {
    title: "看得見的鼓勵",
    body: "貼紙和徽章記下每次努力，證書和年度獎品讓孩子有所期待。",
  },
  {
    title: "可以回顧的成長紀錄",
    body: "每月報告和工作紙讓你清楚看見孩子的長處，以及下一步可以多練習甚麼。",
  },
];

const english = [
  {
    title: "Over 800 daily missions",
    body: "Written for real life in Hong Kong: at home, at school, on the MTR and at dim sum with grandparents.",
  },
  {
    title: "Children tell it their way",
    body: "Your child can draw, record, take a photo or write a few words to show how the mission went.",
  },
  {
    title: "Encouragement they can see",
    body: "Stickers and badges mark every effort. Certificates and an annual prize give children something to look forward to.",
  },
  {
    title: "Progress you can look back on",
    body: "Monthly reports and worksheets show where your child shines and what to practice next.",
  },
];

const stickers = [pictures.stickerSprout, pictures.stickerThanks, pictures.stickerSun, pictures.stickerBag];

const withStickers = (facts: Omit<Fact, "picture">[]): Fact[] =>
  facts.map((fact, index) => ({ ...fact, picture: stickers[index % stickers.length] ?? pictures.stickerSun }));

const meta = {
  title: "Home/FactList",
  component: FactList,
  args: { facts: withStickers(chinese) },
  decorators: [
    (Story) => (
      <PageBody>
        <SectionHead title="GK 是甚麼？" />
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { facts: withStickers(english) }, globals: { locale: "en-US" } };

export const LongWords: Story = {
  args: {
    facts: withStickers(
      english.map(({ title, body }) => ({ title: `${title}, week after week`, body: `${body} ${body}` })),
    ),
  },
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(FactList, meta.args, Playground, LongWords) };
