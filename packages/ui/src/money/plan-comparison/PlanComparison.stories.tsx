import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Figure } from "../../foundations/text/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { PlanComparison, type PlanComparisonProps } from "./index.ts";

const row = (
  id: string,
  feature: string,
  beginner?: string,
  elementary?: string,
  outstanding?: string,
): PlanComparisonProps["rows"][number] => ({ id, feature, values: { beginner, elementary, outstanding } });

const prices = (feature: string): PlanComparisonProps["rows"][number] => ({
  id: "price",
  feature,
  values: {
    beginner: <Figure>HK$98.00</Figure>,
    elementary: <Figure>HK$268.00</Figure>,
    outstanding: <Figure>HK$888.00</Figure>,
  },
});

const chinese: PlanComparisonProps = {
  plans: [
    { id: "beginner", name: "初階計劃" },
    { id: "elementary", name: "進階計劃" },
    { id: "outstanding", name: "卓越計劃" },
  ],
  rows: [
    row("period", "計劃期限", "一個月", "三個月", "一年"),
    prices("收費"),
    row("certificates", "證書", "1", "3", "12"),
    row("voiceovers", "故事配音", "20", "60", "240"),
    row("worksheets", "工作紙", "4", "12", "52"),
    row("renewal", "自動續訂", "支援", "支援", "不支援"),
    row("gift", "禮品", undefined, undefined, "年度成長禮物盒（價值超過 $500）"),
  ],
  words: { caption: "各家庭計劃的內容", feature: "計劃內容", none: "沒有" },
};

const english: PlanComparisonProps = {
  plans: [
    { id: "beginner", name: "Beginner" },
    { id: "elementary", name: "Elementary" },
    { id: "outstanding", name: "Outstanding" },
  ],
  rows: [
    row("period", "Period", "One month", "Three months", "One year"),
    prices("Price"),
    row("caregivers", "Grandparents, helpers and other caregivers whom you can invite", "1", "3", "5"),
    row("gift", "Gift", undefined, undefined, "Annual growth box (worth over $500)"),
  ],
  words: { caption: "What each family plan includes", feature: "What’s included", none: "None" },
};

const meta = {
  title: "Money/PlanComparison",
  component: PlanComparison,
  args: chinese,
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof PlanComparison>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "The gift comes with the year alone",
  play: async ({ canvas }) => {
    const gift = canvas.getByText("禮品").closest("tr");
    await expect(gift).toHaveTextContent(/^禮品沒有沒有年度成長禮物盒/);
  },
};

export const English: Story = { args: english, globals: { locale: "en-US" } };

export const ScrollsByKeyboard: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const sheet = canvas.getByRole("group", { name: "可左右捲動的表格" });
    await expect(sheet).toHaveFocus();
    // Each name is said once: the frame's is not the table's.
    await expect(canvas.getByRole("table")).toHaveAccessibleName("各家庭計劃的內容");
    await expect(sheet.scrollWidth).toBeGreaterThan(sheet.clientWidth);
    const feature = canvas.getByText("證書");
    sheet.scrollLeft = 200;
    await expect(feature.getBoundingClientRect().left).toBeGreaterThanOrEqual(sheet.getBoundingClientRect().left);
  },
};

/** Nothing is out of view: Tab passes the frame by, and nobody hears that it scrolls. */
export const WithRoomForAll: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "各家庭計劃的內容" });
    await waitFor(() => expect(table.parentElement).not.toHaveAttribute("tabindex"));
    await expect(canvas.queryByRole("group", { name: "可左右捲動的表格" })).toBeNull();
  },
};

export const Sheet: Story = { render: specimens(PlanComparison, chinese, Playground, English) };
