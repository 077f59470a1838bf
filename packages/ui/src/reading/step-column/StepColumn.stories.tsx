import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../page-body/index.ts";
import { Prose } from "../prose/index.ts";
import { StepColumn, type StepColumnProps } from "./index.ts";

const chinese: StepColumnProps["steps"] = [
  {
    id: "pick",
    title: "挑選及派發",
    body: <Prose html="<p>按範疇瀏覽，選一個適合當天的任務，和孩子一起讀，說說為甚麼重要，然後派發。</p>" />,
    picture: pictures.flowPick,
  },
  {
    id: "report",
    title: "完成並匯報",
    body: (
      <Prose html="<p>孩子可選用以下一種方式匯報：</p><ul><li>畫圖畫</li><li>錄音</li><li>拍照片</li><li>寫文字</li></ul>" />
    ),
    picture: pictures.flowReport,
  },
  {
    id: "approve",
    title: "批核及讚賞",
    body: <Prose html="<p>細看孩子的匯報，在 2 天內批核，並寫一句你留意到的事。</p>" />,
    picture: pictures.flowApprove,
  },
];

const english: StepColumnProps["steps"] = [
  {
    id: "pick",
    title: "Pick and send",
    body: <Prose html="<p>Choose one mission that fits the day, read it together, and say why it matters.</p>" />,
    picture: pictures.flowPick,
  },
  {
    id: "report",
    title: "Do it and report back",
    body: (
      <Prose html="<p>Your child reports in one of four ways:</p><ul><li>A drawing</li><li>A voice message</li><li>A photo</li><li>A few words</li></ul>" />
    ),
    picture: pictures.flowReport,
  },
  {
    id: "approve",
    title: "Approve and praise",
    body: <Prose html="<p>Approve the report within 2 days, with a sentence about what you noticed.</p>" />,
    picture: pictures.flowApprove,
  },
];

const meta = {
  title: "Reading/StepColumn",
  component: StepColumn,
  args: { steps: chinese, level: 2 },
  decorators: [
    (Story) => (
      <PageBody width="text">
        <h1>任務怎樣進行？</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof StepColumn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole("list");
    const steps = within(list as HTMLElement).getAllByRole("heading", { level: 2 });
    await expect(steps.map(({ textContent }) => textContent)).toEqual(["挑選及派發", "完成並匯報", "批核及讚賞"]);
    await expect(within(list as HTMLElement).getByText("錄音")).toBeVisible();
  },
};

export const English: Story = { args: { steps: english }, globals: { locale: "en-US" } };

export const Sheet: Story = { render: specimens(StepColumn, meta.args, Playground, English) };
