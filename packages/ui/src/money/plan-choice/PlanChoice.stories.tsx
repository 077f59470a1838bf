import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Form } from "../../forms/form/index.ts";
import { brokenWords } from "../../foundations/specimens/broken-words.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { PlanChoice } from "./index.ts";

const meta = {
  title: "Money/PlanChoice",
  component: PlanChoice,
  args: {
    name: "plan_id",
    defaultValue: "3",
    onChange: fn(),
    label: "選擇計劃",
    plans: [
      { value: "1", kind: "beginner", name: "初階計劃", period: "一個月", price: "HK$98.00" },
      {
        value: "2",
        kind: "elementary",
        name: "進階計劃",
        period: "三個月",
        price: "HK$268.00",
        perMonth: "平均每月約 HK$89.33",
      },
      {
        value: "3",
        kind: "outstanding",
        name: "卓越計劃",
        period: "一年",
        price: "HK$888.00",
        perMonth: "平均每月約 HK$74.00",
        recommended: "推薦",
        gift: "附送價值超過 $500 的禮品",
      },
    ],
  },
  decorators: [
    (Story) => (
      <PageBody width="form">
        <h1>為小晴升級</h1>
        <Form aria-label="為小晴升級" action="#" read={() => ({})} wordIssue={({ code }) => code}>
          <Story />
        </Form>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof PlanChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /卓越計劃/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: /進階計劃/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("2", expect.anything());
    const form = canvasElement.querySelector("form");
    await expect(form && new FormData(form).get("plan_id")).toBe("2");
  },
};

export const GiftOnlyOnTheYear: Story = {
  name: "The gift stands on the year alone",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/附送/)).toHaveLength(1);
  },
};

export const Missing: Story = {
  name: "What is wrong is said below the plans, and belongs to their question",
  args: { defaultValue: undefined, message: "請選擇計劃。" },
  play: async ({ canvas }) => {
    const question = canvas.getByRole("radiogroup", { name: /選擇計劃/ });
    await expect(question).toHaveAttribute("aria-invalid", "true");
    await expect(question).toHaveAccessibleDescription("請選擇計劃。");
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Choose a plan",
    plans: [
      { value: "1", kind: "beginner", name: "Beginner plan", period: "One month", price: "HK$98.00" },
      {
        value: "2",
        kind: "elementary",
        name: "Elementary plan",
        period: "Three months",
        price: "HK$268.00",
        perMonth: "About HK$89.33 a month",
      },
      {
        value: "3",
        kind: "outstanding",
        name: "Outstanding plan for a whole year of growth",
        period: "One year",
        price: "HK$888.00",
        perMonth: "About HK$74.00 a month",
        recommended: "Recommended",
        gift: "Includes a gift worth over $500",
      },
    ],
  },
};

/** Beside a summary it has little room in a wide window; its words stay whole. */
export const InAColumn: Story = {
  ...English,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "300px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** With text of twice the size, too. */
export const InAColumnWithLargeText: Story = {
  ...InAColumn,
  globals: { locale: "en-US", text: "large", viewport: { value: "w1440" } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "620px" }}>
        <Story />
      </div>
    ),
  ],
};

export const LargeTextOnANarrowPhone: Story = {
  ...English,
  globals: { locale: "en-US", text: "large", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const plans = canvas.getByRole("list");
    await expect(brokenWords(plans)).toEqual([]);
    const parts = [...plans.querySelectorAll("label > span")];
    await expect(parts.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1)).toEqual([]);
  },
};

export const Sheet: Story = {
  render: specimens(PlanChoice, meta.args, Playground, { ...English, args: { ...English.args, name: "english" } }),
};
