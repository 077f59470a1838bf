import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tabStops } from "../../foundations/link/tab-stops.ts";
import { fromRightToLeft } from "../../foundations/specimens/from-right-to-left.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Stack } from "../../layout/stack/index.ts";
import { Pagination } from "./index.ts";

const href = (page: number) => `/market?page=${page}`;

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  args: { current: 2, total: 3, href },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "上一頁" })).toHaveAttribute("href", "/market?page=1");
    await expect(canvas.getByRole("link", { name: "下一頁" })).toHaveAttribute("href", "/market?page=3");
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("2");
    await expect(await tabStops(5)).toEqual(["上一頁", "前往第 1 頁", "前往第 2 頁", "前往第 3 頁", "下一頁"]);
  },
};

export const FirstPage: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "上一頁" })).toBeNull();
    // What only keeps the place of an arrow is no item of the list.
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

export const LastPage: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "下一頁" })).toBeNull();
  },
};

/** More of the list can be had below what shows. */
export const More: Story = {
  args: { current: 1, more: { href: "/tips?to=2#more", label: "載入更多", shown: "顯示 12 篇，共 30 篇" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "載入更多" })).toHaveAttribute("href", "/tips?to=2#more");
    await expect(await tabStops(2)).toEqual(["載入更多", "前往第 1 頁"]);
  },
};

export const OnePage: Story = {
  args: { current: 1, total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const ManyPages: Story = {
  args: { current: 50, total: 100 },
  globals: { locale: "en-US", viewport: { value: "w320" } },
  render: (args) => (
    <Stack>
      <Pagination {...args} />
    </Stack>
  ),
};

export const FromRightToLeft: Story = {
  decorators: [fromRightToLeft],
  play: async ({ canvas }) => {
    const scaleOf = (name: string) => {
      const arrow = canvas.getByRole("link", { name }).querySelector("svg");
      return arrow && getComputedStyle(arrow).scale;
    };
    await expect([scaleOf("上一頁"), scaleOf("下一頁")]).toEqual(["-1 1", "-1 1"]);
  },
};

export const Sheet: Story = { render: specimens(Pagination, meta.args, More, ManyPages) };
