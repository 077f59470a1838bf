import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Stack } from "../../layout/stack/index.ts";
import { PromotionAmount, PromotionBar } from "./index.ts";

const meta = {
  title: "Navigation/PromotionBar",
  component: PromotionBar,
  args: {
    children: ["新用戶專享：選購任何學習計劃，即減 ", <PromotionAmount key="amount">$50</PromotionAmount>, "。"],
    call: { label: "查看計劃", href: "/plans" },
    closeHref: "/promotion/close?back=/",
    onClose: fn(),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PromotionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  args: {
    children: ["New here? Get ", <PromotionAmount key="amount">$50</PromotionAmount>, " off any learning plan."],
    call: { label: "See plans", href: "/en-US/plans" },
  },
  globals: { locale: "en-US" },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const LongSentence: Story = {
  render: (args) => (
    <Stack>
      <PromotionBar {...args}>
        新用戶專享：於暑假期間選購任何學習計劃，首個收費期即減 <PromotionAmount>HK$50.00</PromotionAmount>
        ，並可與家人分享；只限新用戶，詳見訂閱條款。
      </PromotionBar>
    </Stack>
  ),
  globals: { viewport: { value: "w320" } },
};

export const Closes: Story = {
  play: async ({ args, canvas }) => {
    const close = canvas.getByRole("link", { name: "隱藏優惠" });
    await expect(close).toHaveAttribute("href", "/promotion/close?back=/");
    close.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Chinese, and a sentence that is too long for one line. */
export const Sheet: Story = {
  render: specimens(PromotionBar, meta.args, Playground, {
    ...English,
    args: {
      ...English.args,
      children: [
        "New here? Subscribe to any learning plan during the summer holidays and get ",
        <PromotionAmount key="amount">HK$50.00</PromotionAmount>,
        " off the first charge. For new users only; please see the subscription terms.",
      ],
    },
  }),
};
