import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Link } from "../../foundations/link/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { vars } from "../../foundations/theme/vars.css.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { Carousel } from "./index.ts";

const named = (names: readonly string[]) =>
  names.map((name) => ({
    id: name,
    content: (
      <div style={{ paddingInline: vars.space[2], textAlign: "center" }}>
        <Link href={`#${name}`}>{name}</Link>
      </div>
    ),
  }));

const items = named(["學校版", "簡介", "活動", "最新消息", "教養貼士", "關於我們", "聯絡我們"]);
const english = named(["School edition", "Introduction", "A walk under the banyans of Victoria Peak", "News"]);

const meta = {
  title: "Layout/Carousel",
  component: Carousel,
  args: { label: "快速導覽", items },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  args: { label: "Highlights", items: english },
  globals: { locale: "en-US", viewport: { value: "w320" } },
};

export const OneAtATime: Story = { args: { label: "最新消息", perSlide: 1 } };

const patience = { timeout: 5000 };

/** Three at a time, three further: 3, 3 and 1, none blank and none repeated. */
export const ThreeThreeOne: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("list").map((slide) => slide.children.length)).toEqual([3, 3, 1]);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(7);
    const status = canvas.getByRole("status");
    const next = canvas.getByRole("button", { name: "下一組" });
    const previous = canvas.getByRole("button", { name: "上一組" });

    await expect(status).toHaveTextContent("正顯示第 1 至 3 項，共 7 項");
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await waitFor(() => expect(status).toHaveTextContent("正顯示第 4 至 6 項，共 7 項"), patience);
    await userEvent.click(next);
    await waitFor(() => expect(status).toHaveTextContent("正顯示第 7 至 7 項，共 7 項"), patience);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
    await userEvent.click(previous);
    await waitFor(() => expect(status).toHaveTextContent("正顯示第 4 至 6 項，共 7 項"), patience);
  },
};

export const ASecondPressOnTheWayGoesFurther: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole("button", { name: "下一組" });
    // Within a moment, as a hurried finger does.
    next.click();
    next.click();
    const status = canvas.getByRole("status");
    await waitFor(() => expect(status).toHaveTextContent("正顯示第 7 至 7 項，共 7 項"), patience);
    await userEvent.click(canvas.getByRole("button", { name: "上一組" }));
    await waitFor(() => expect(status).toHaveTextContent("正顯示第 4 至 6 項，共 7 項"), patience);
  },
};

/** By keyboard alone: the buttons first, then the items; whatever takes the focus comes into view and is counted. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    const next = canvas.getByRole("button", { name: "下一組" });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "上一組" })).toHaveFocus();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(status).toHaveTextContent("正顯示第 4 至 6 項，共 7 項"), patience);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(status).toHaveTextContent("正顯示第 7 至 7 項，共 7 項"), patience);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "學校版" })).toHaveFocus();
    await waitFor(() => expect(status).toHaveTextContent("正顯示第 1 至 3 項，共 7 項"), patience);
  },
};

export const OpensAtTheCurrentItem: Story = {
  args: { current: "聯絡我們" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("正顯示第 7 至 7 項，共 7 項"), patience);
  },
};

export const Sheet: Story = { render: specimens(Carousel, meta.args, Playground, OneAtATime, English) };
