import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Link } from "../../foundations/link/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Card } from "../../reading/card/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { Carousel, type CarouselProps, carouselSizes, perSlides } from "./index.ts";

const links = (names: readonly string[]) =>
  names.map((name) => ({
    id: name,
    content: (
      <Link href={`#${name}`} style={{ textAlign: "center" }}>
        {name}
      </Link>
    ),
  }));

const cards = (texts: readonly (readonly [title: string, text: string])[]) =>
  texts.map(([title, text]) => ({
    id: title,
    content: (
      <Card title={title} level={3}>
        {text}
      </Card>
    ),
  }));

const seven = ["學校版", "簡介", "活動", "最新消息", "教養貼士", "關於我們", "聯絡我們"];
const sevenInEnglish = ["School edition", "Introduction", "Events", "News", "Tips", "About us", "Contact us"];

const strengths = cards([
  ["智慧", "對世界好奇，想了再做。"],
  ["勇氣", "害怕也肯試，錯了肯認。"],
  ["仁愛", "看見別人的需要，伸手幫忙。"],
  ["公義", "輪流，分享，守規則。"],
  ["節制", "等一等，想一想，停得住。"],
]);
const strengthsInEnglish = cards([
  ["Wisdom", "Curious about the world, and thinking before doing."],
  ["Courage", "Trying though it is frightening, and owning up to mistakes."],
  ["Humanity", "Seeing what others need, and lending a hand."],
  ["Justice", "Taking turns, sharing, keeping to the rules."],
]);

const meta = {
  title: "Layout/Carousel",
  component: Carousel,
  args: { label: "品格強項", items: strengths },
  argTypes: {
    size: { control: "select", options: carouselSizes },
    perSlide: { control: "select", options: perSlides },
  },
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

const named = { label: "快速導覽", items: links(seven), size: "sm" } as const;

export const Playground: Story = {};

export const English: Story = {
  args: { label: "Character strengths", items: strengthsInEnglish },
  globals: { locale: "en-US", viewport: { value: "w320" } },
};

export const OneAtATime: Story = { args: { label: "品格強項，逐一", perSlide: 1 } };

export const SomeWords: Story = { args: named };

export const SomeWordsInEnglish: Story = {
  args: { label: "Quick navigation", items: links(sevenInEnglish), size: "sm" },
  globals: { locale: "en-US", viewport: { value: "w320" } },
};

const patience = { timeout: 5000 };

/** The items of which nothing is outside the row. */
function inView(row: HTMLElement) {
  const { left, right } = row.getBoundingClientRect();
  return [...row.children]
    .filter((item) => {
      const place = item.getBoundingClientRect();
      return place.left >= left - 1 && place.right <= right + 1;
    })
    .map(({ textContent }) => textContent);
}

/** Three at a time, three further; the last view is full, and no item is there twice. */
export const ThreeByThree: Story = {
  args: named,
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(7);
    const row = canvas.getByRole("list");
    const next = canvas.getByRole("button", { name: "下一組" });
    const previous = canvas.getByRole("button", { name: "上一組" });
    const shows = (...names: string[]) => waitFor(() => expect(inView(row)).toEqual(names), patience);

    await shows("學校版", "簡介", "活動");
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await shows("最新消息", "教養貼士", "關於我們");
    await userEvent.click(next);
    await shows("教養貼士", "關於我們", "聯絡我們");
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
    await userEvent.click(previous);
    await shows("最新消息", "教養貼士", "關於我們");
  },
};

/** A carousel that comes says nothing; its row has the words for whoever asks, and a press of its buttons is answered. */
export const SpeaksWhenItIsPressed: Story = {
  args: named,
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole("status");
    await expect(canvas.getByRole("list", { name: "正顯示第 1 至 3 項，共 7 項" })).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "下一組" }));
    await expect(status).toHaveTextContent("正顯示第 4 至 6 項，共 7 項");
  },
};

export const ASecondPressOnTheWayGoesFurther: Story = {
  args: named,
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole("button", { name: "下一組" });
    const row = canvas.getByRole("list");
    // Within a moment, as a hurried finger does.
    next.click();
    next.click();
    await waitFor(() => expect(inView(row)).toEqual(["教養貼士", "關於我們", "聯絡我們"]), patience);
    await userEvent.click(canvas.getByRole("button", { name: "上一組" }));
    await waitFor(() => expect(inView(row)).toEqual(["最新消息", "教養貼士", "關於我們"]), patience);
  },
};

/** By keyboard alone: the buttons first, then the row, then the items; whatever takes the focus comes into view at once. */
export const ByKeyboard: Story = {
  args: named,
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "上一組" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "下一組" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(row).toHaveAccessibleName("正顯示第 4 至 6 項，共 7 項"), patience);
    await waitFor(() => expect(inView(row)).toContain("關於我們"), patience);
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "學校版" })).toHaveFocus();
    await expect(inView(row)).toContain("學校版");
    await waitFor(() => expect(row).toHaveAccessibleName("正顯示第 1 至 3 項，共 7 項"), patience);
  },
};

export const OpensAtTheCurrentItem: Story = {
  args: { ...named, current: "聯絡我們" },
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(inView(canvas.getByRole("list"))).toContain("聯絡我們"), patience);
  },
};

const Sized = ({ widths, ...props }: CarouselProps & { widths: readonly string[] }) => (
  <>
    {widths.map((width) => (
      <div key={width} style={{ inlineSize: width }}>
        <Carousel {...props} label={`${props.label} ${width}`} />
      </div>
    ))}
  </>
);

/** It asks its own width, not the window's: three cards, two, one, with space between them. */
export const FollowsItsOwnWidth: Story = {
  globals: { viewport: { value: "w1440" } },
  render: (args) => <Sized {...args} widths={["1000px", "700px", "360px"]} />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("list");
    await expect(rows.map((row) => inView(row).length)).toEqual([3, 2, 1]);
    for (const row of rows) {
      const [first, second] = [...row.children].map((item) => item.getBoundingClientRect());
      await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThanOrEqual(16);
    }
    await waitFor(() => expect(rows[2]).toHaveAccessibleName("正顯示第 1 至 1 項，共 5 項"));
  },
};

/** Items that can't take the focus are still reached by keyboard: the row itself scrolls. */
export const PlainCardsByKeyboard: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(row).toHaveFocus();
  },
};

/** From right to left the first item stands at the right, and the button towards the rest at the left. */
export const FromRightToLeft: Story = {
  args: named,
  globals: { viewport: { value: "w768" } },
  render: (args) => (
    <div dir="rtl">
      <Carousel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list");
    const next = canvas.getByRole("button", { name: "下一組" });
    const previous = canvas.getByRole("button", { name: "上一組" });
    await expect(next.getBoundingClientRect().right).toBeLessThan(previous.getBoundingClientRect().left);
    await userEvent.click(next);
    await waitFor(() => expect(inView(row)).toEqual(["最新消息", "教養貼士", "關於我們"]), patience);
    await expect(row).toHaveAccessibleName("正顯示第 4 至 6 項，共 7 項");
    await userEvent.click(previous);
    await waitFor(() => expect(inView(row)).toEqual(["學校版", "簡介", "活動"]), patience);
  },
};

export const Sheet: Story = {
  render: specimens(Carousel, meta.args, Playground, OneAtATime, SomeWords, English, SomeWordsInEnglish),
};
