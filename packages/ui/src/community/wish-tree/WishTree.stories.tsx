import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { type HungWish, WishTree, type WishTreeProps } from "./index.ts";

const areas = ["benevolence", "relationships", "conduct", "courtesy", "respect"] as const;
const wishes = (count: number): HungWish[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `wish-${index + 1}`,
    area: areas[index % areas.length] ?? "conduct",
  }));

const meta = {
  title: "Community/WishTree",
  component: WishTree,
  args: {
    title: "許願樹",
    lead: "小小的願望，大大的心意。",
    wishes: wishes(24),
    children: <ButtonLink href="#add">掛上願望</ButtonLink>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof WishTree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "許願樹" })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toEqual([canvas.getByRole("link", { name: "掛上願望" })]);
  },
};

export const Few: Story = { args: { wishes: wishes(5) } };

/** The tree has room for some; the others are in the list. */
export const MoreThanHang: Story = {
  args: { wishes: wishes(40) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("a[href^='#wish-']")).toHaveLength(24);
  },
};

export const English: Story = {
  args: {
    title: "Wish tree",
    lead: "Small wishes, big hearts. Read what children hope for, and hang a wish of your own.",
    children: <ButtonLink href="#add">Hang a wish</ButtonLink>,
  } satisfies Partial<WishTreeProps>,
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(WishTree, meta.args, Playground, Few, English) };
