import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Glyph } from "../../product/glyph/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { TopicTag } from "../../product/topic-tag/index.ts";
import { CoverPicture } from "../cover-picture/index.ts";
import { PageBody } from "../page-body/index.ts";
import { Card, CardGrid, type CardProps, cardVariants } from "./index.ts";

const cover = (src: string) => <CoverPicture of={{ src, alt: "" }} />;

const cards: CardProps[] = [
  {
    href: "#walk",
    title: "親子遠足：城門水塘",
    children: "走一段平坦的路，認識三種本地樹木。",
    picture: cover(pictures.coverHiking.src),
    meta: (
      <TopicTag tone="respect">
        <Glyph name="category-respect" />
        尊重
      </TopicTag>
    ),
    footer: "2026年11月29日",
  },
  {
    title: "親子閱讀小組",
    children: "每月一晚，與同區家長和孩子一起讀一本繪本。",
    footer: <Button size="sm">加入</Button>,
  },
  { href: "#short", title: "常見問題" },
  {
    href: "#long",
    title: (
      <span lang="en">
        A very long title that a school wrote about its term, its choir and its extraordinarily kind caretaker
      </span>
    ),
    children: <span lang="en">Supercalifragilisticexpialidocious-and-unbreakable words wrap inside their card.</span>,
    picture: cover(pictures.coverSchool.src),
    meta: <span lang="en">School news</span>,
    footer: <span lang="en">12 November 2026</span>,
  },
];

const meta = {
  title: "Reading/Card",
  component: Card,
  args: { title: "親子遠足：城門水塘", href: "#walk", ...cards[0] },
  argTypes: { variant: { control: "select", options: cardVariants } },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>精選</h1>
        <Story />
      </PageBody>
    ),
  ],
  render: (args) => (
    <CardGrid>
      <Card {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: () => (
    <>
      {cardVariants.map((variant) => (
        <CardGrid key={variant}>
          {cards.map((card) => (
            <Specimen key={card.href ?? "none"}>
              <Card {...card} variant={variant} />
            </Specimen>
          ))}
        </CardGrid>
      ))}
    </>
  ),
};

/** Cards alone are enough: the grid makes the list, and leaves out what is not there. */
export const AListOfCards: Story = {
  render: () => (
    <CardGrid>
      {false}
      {cards.map((card) => (
        <Card key={card.href ?? "none"} {...card} />
      ))}
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect([...canvas.getByRole("list").children]).toEqual(items);
    await expect(items.map((item) => item.firstElementChild?.tagName)).toEqual(cards.map(() => "ARTICLE"));
  },
};

export const TheWholeCardIsTheLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAccessibleName("親子遠足：城門水塘");
    const { left, top } = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(link);
  },
};

const join = fn();

export const TheFootIsPressedByItself: Story = {
  args: {
    footer: (
      <Button size="sm" onClick={join}>
        加入
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "加入" }));
    await expect(join).toHaveBeenCalledOnce();
  },
};
