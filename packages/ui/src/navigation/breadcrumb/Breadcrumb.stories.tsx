import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tabStops } from "../../foundations/link/tab-stops.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Breadcrumb } from "./index.ts";

const meta = {
  title: "Navigation/Breadcrumb",
  component: Breadcrumb,
  args: {
    trail: [
      { label: "主頁", href: "/" },
      { label: "教養貼士", href: "/tips" },
    ],
    current: "在茶樓學會等候：給幼兒的五個小練習",
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual(["主頁", "教養貼士"]);
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveAttribute("aria-current", "page");
    await expect(await tabStops(2)).toEqual(["主頁", "教養貼士"]);
  },
};

export const English: Story = {
  args: {
    trail: [
      { label: "Home", href: "/en-US" },
      { label: "Tips", href: "/en-US/tips" },
    ],
    current: "Learning to wait at the tea house: five small exercises for young children",
  },
  globals: { locale: "en-US", viewport: { value: "w320" } },
};

/** The name of the page begins behind its arrow: no row ends with one. */
export const ALongNameBeginsBehindItsArrow: Story = {
  ...English,
  play: async ({ canvas }) => {
    const above = canvas.getAllByRole("link").at(-1);
    const name = canvas.getAllByRole("listitem").at(-1);
    const begin = document.createRange();
    begin.selectNodeContents(name ?? document.body);
    const [word] = begin.getClientRects();
    const row = above?.getBoundingClientRect();
    await expect(word?.top).toBeGreaterThanOrEqual(row?.top ?? Infinity);
    await expect(word?.bottom).toBeLessThanOrEqual(row?.bottom ?? 0);
  },
};

/** Before a heading that says the name of the page, the way ends in the page above. */
export const BeforeTheHeading: Story = {
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map((step) => step.textContent)).toEqual(["主頁", "教養貼士"]);
    await expect(canvas.getAllByRole("listitem").at(-1)).not.toHaveAttribute("aria-current");
  },
};

export const Sheet: Story = { render: specimens(Breadcrumb, meta.args, Playground, English) };
