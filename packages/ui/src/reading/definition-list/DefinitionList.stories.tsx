import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { PageBody } from "../page-body/index.ts";
import { DefinitionList, definitionListVariants } from "./index.ts";

const meta = {
  title: "Reading/DefinitionList",
  component: DefinitionList,
  args: {
    items: [
      { id: "plan", term: "計劃", detail: "卓越計劃" },
      { id: "starts", term: "開始日期", detail: "2026年11月20日" },
      { id: "price", term: "計劃收費", detail: "HK$888.00", figure: true },
      { id: "discount", term: "折扣", detail: "−HK$50.00", figure: true, saved: true },
    ],
  },
  argTypes: { variant: { control: "select", options: definitionListVariants } },
  decorators: [
    (Story) => (
      <PageBody>
        <Paper>
          <Story />
        </Paper>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof DefinitionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Stitched: Story = { args: { variant: "stitched" } };

export const LongEnglish: Story = {
  globals: { locale: "en-US" },
  args: {
    variant: "stitched",
    items: [
      { id: "birthday", term: "Date of birth", detail: "3 March 2019 (7 years old)" },
      {
        id: "eca",
        term: "Extracurricular activities",
        detail: "Swimming, children’s choir, Chinese ink painting, programming and chess",
      },
    ],
  },
};

/** In a narrow place a date goes on the next line whole. */
export const WholeDates: Story = {
  globals: { locale: "zh-HK" },
  args: {
    items: [{ id: "certificate", term: "證書", detail: "編號 GK-2026-000318，頒發日期：2026年7月1日" }],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "220px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const detail = within(canvasElement).getByText(/頒發日期/).firstChild as Text;
    const said = document.createRange();
    for (const words of ["頒發日期", "2026年7月1日"]) {
      said.setStart(detail, detail.data.indexOf(words));
      said.setEnd(detail, detail.data.indexOf(words) + words.length);
      const lines = new Set([...said.getClientRects()].map(({ top }) => Math.round(top)));
      await expect(lines.size, words).toBe(1);
    }
  },
};

export const Sheet: Story = { render: specimens(DefinitionList, meta.args, Playground, Stitched, LongEnglish) };
