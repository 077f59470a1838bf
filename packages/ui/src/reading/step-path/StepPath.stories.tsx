import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../page-body/index.ts";
import { StepPath } from "./index.ts";

const chinese = [
  { id: "introduce", title: "認識", body: "老師以故事或圖畫介紹一個強項。", picture: pictures.strengthWisdom },
  { id: "send", title: "派發", body: "全班收到一個小任務。", picture: pictures.flowPick },
  { id: "report", title: "實踐及匯報", body: "學生在學校或家中嘗試，再匯報。", picture: pictures.flowReport },
  { id: "approve", title: "批核", body: "老師批核匯報，與全班分享所學。", picture: pictures.flowApprove },
];

const english = [
  {
    id: "store",
    title: "Get the app",
    body: "Press the button for your store, then Get or Install.",
    picture: pictures.flowPick,
  },
  { id: "account", title: "Sign in", body: "With the account that you have here.", picture: pictures.mascotHello },
  { id: "mission", title: "Send a mission", body: "An easy one for the first day.", picture: pictures.flowCelebrate },
];

const meta = {
  title: "Reading/StepPath",
  component: StepPath,
  args: { steps: chinese, level: 2 },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>課堂與家中</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof StepPath>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("list")).getAllByRole("heading", { level: 2 });
    await expect(steps.map(({ textContent }) => textContent)).toEqual(["認識", "派發", "實踐及匯報", "批核"]);
    // On two lines by turns, whatever shape the pictures have.
    const [first = 0, second = 0, third, fourth] = steps.map((step) => Math.round(step.getBoundingClientRect().top));
    await expect([third, fourth]).toEqual([first, second]);
    await expect(second).toBeGreaterThan(first);
  },
};

export const English: Story = { args: { steps: english }, globals: { locale: "en-US" } };

export const Sheet: Story = { render: specimens(StepPath, meta.args, Playground, English) };
