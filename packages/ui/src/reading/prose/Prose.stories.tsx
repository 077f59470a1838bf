import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../page-body/index.ts";
import { Prose } from "./index.ts";
import { articles } from "./Prose.fixture.ts";

const meta = {
  title: "Reading/Prose",
  component: Prose,
  args: { html: articles["zh-HK"] },
  decorators: [
    (Story) => (
      <PageBody width="text">
        <h1>升降機裏的三十秒</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { html: articles["en-US"] }, globals: { locale: "en-US" } };

export const WideTablesScrollByThemselves: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "每日任務" });
    await expect(table.parentElement).toHaveAttribute("tabindex", "0");
    await expect(canvas.getByRole("group", { name: "可左右捲動的表格" })).toContainElement(table);
  },
};

export const Sheet: Story = { render: specimens(Prose, meta.args, Playground, English) };
