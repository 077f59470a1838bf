import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { Tag } from "../../controls/tag/index.ts";
import { Glyph } from "../../foundations/icon/index.ts";
import { pictures } from "../../foundations/illustration/index.ts";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { CoverPicture } from "../cover-picture/index.ts";
import { PageBody } from "../page-body/index.ts";
import { Card, CardGrid, type CardProps, cardLooks } from "./index.ts";

const cover = (src: string) => <CoverPicture of={{ src, alt: "" }} />;

const cards: CardProps[] = [
  {
    href: "#walk",
    title: "親子遠足：城門水塘",
    children: "走一段平坦的路，認識三種本地樹木。",
    picture: cover(pictures.coverHiking.src),
    meta: (
      <Tag tone="respect">
        <Glyph name="category-respect" />
        尊重
      </Tag>
    ),
    foot: "2026年11月29日",
  },
  {
    title: "親子閱讀小組",
    children: "每月一晚，與同區家長和孩子一起讀一本繪本。",
    foot: <Button size="sm">加入</Button>,
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
    foot: <span lang="en">12 November 2026</span>,
  },
];

const meta = {
  title: "Reading/Card",
  component: Card,
  args: { title: "親子遠足：城門水塘", href: "#walk", ...cards[0] },
  argTypes: { look: { control: "select", options: cardLooks } },
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
      <li>
        <Card {...args} />
      </li>
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
      {cardLooks.map((look) => (
        <CardGrid key={look}>
          {cards.map((card) => (
            <li key={card.href ?? "none"}>
              <Card {...card} look={look} />
            </li>
          ))}
        </CardGrid>
      ))}
    </>
  ),
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
    foot: (
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
