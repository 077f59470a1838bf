import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onAPage } from "../../foundations/specimens/on-a-page.tsx";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { CardGrid } from "../../reading/card/index.ts";
import { AdvertisementCard, type AdvertisementCardProps } from "./index.ts";

const chineseBooks = { category: "圖書及繪本", until: "有效期至 2026年12月31日" };

const chinese = [
  {
    ...chineseBooks,
    href: "#little-lamp-bookshop",
    title: "小燈書室：繪本買二送一",
    preview: "街坊小書店，專門為四至九歲孩子選書，可以坐下來慢慢看。",
    district: "深水埗區",
    offer: "買二送一",
  },
  {
    ...chineseBooks,
    href: "#second-read-books",
    title: "「再讀一次」二手童書店",
    preview: "讓看完的故事書找到下一個小讀者。",
    district: "灣仔區",
    offer: "免費",
  },
  {
    ...chineseBooks,
    href: "#story-subscription-box",
    title: "每月故事盒：中英繪本送到家",
    preview: "每月一中一英兩本繪本，附親子對話卡。",
    district: "沙田區",
    offer: "$180 起",
  },
] as const satisfies readonly AdvertisementCardProps[];

const englishBooks = { category: "Books and picture books", until: "Valid until 31 December 2026" };

const english = [
  {
    ...englishBooks,
    href: "#little-lamp-bookshop",
    title: "Little Lamp Books: buy two picture books, take one free",
    preview: "A neighborhood bookshop that picks titles for ages four to nine, with floor cushions for slow browsing.",
    district: "Sham Shui Po",
    offer: "Buy two, take one free",
  },
  {
    ...englishBooks,
    href: "#second-read-books",
    title: "Read It Again: second-hand children's books",
    preview: "Where finished stories find their next young reader.",
    district: "Wan Chai",
    offer: "Free",
  },
  {
    ...englishBooks,
    href: "#story-subscription-box",
    title: "Monthly story box: bilingual picture books at your door",
    preview: "One Chinese and one English picture book each month, with talking cards for the family.",
    district: "Sha Tin",
    offer: "From $180",
  },
] as const satisfies readonly AdvertisementCardProps[];

const covers = [pictures.coverReading, pictures.coverArt, undefined];

const list = (advertisements: readonly AdvertisementCardProps[]) =>
  advertisements.map((advertisement, index) => {
    const cover = covers[index];
    return (
      <Specimen key={advertisement.href}>
        <AdvertisementCard {...advertisement} picture={cover && { src: cover.src, alt: "" }} />
      </Specimen>
    );
  });

const [first] = chinese;

const meta = {
  title: "Magazine/AdvertisementCard",
  component: AdvertisementCard,
  args: { ...first, picture: { src: pictures.coverReading.src, alt: "" } },
  decorators: [onAPage("親子市集")],
  render: (args) => (
    <CardGrid>
      <AdvertisementCard {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof AdvertisementCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = { render: () => <CardGrid>{list(chinese)}</CardGrid> };

export const SheetEnglish: Story = { render: () => <CardGrid>{list(english)}</CardGrid>, globals: { locale: "en-US" } };

export const InTheFirstView: Story = {
  args: { eager: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toHaveAttribute("loading", "eager");
  },
};

export const OneLinkACard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName(first.title);
  },
};
