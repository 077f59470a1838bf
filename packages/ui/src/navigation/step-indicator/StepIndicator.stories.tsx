import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { StepIndicator } from "./index.ts";

const chinese = [
  { id: "plan", name: "選擇計劃" },
  { id: "payment", name: "付款方式" },
  { id: "review", name: "核對及付款" },
];

const english = [
  { id: "plan", name: "Plan" },
  { id: "payment", name: "Payment" },
  { id: "review", name: "Review" },
];

const meta = {
  title: "Navigation/StepIndicator",
  component: StepIndicator,
  args: { label: "為小晴升級", current: "payment", steps: chinese },
  parameters: { layout: "padded" },
} satisfies Meta<typeof StepIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [plan, payment, review] = canvas.getAllByRole("listitem");
    await expect(plan).toHaveTextContent("選擇計劃 （已完成）");
    await expect(payment).toHaveAttribute("aria-current", "step");
    await expect(review).not.toHaveAttribute("aria-current");
    await expect(review).not.toHaveTextContent("已完成");
  },
};

export const NothingIsDoneAtTheFirstStep: Story = {
  args: { current: "plan" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem", { current: "step" })).toHaveLength(1);
    await expect(canvas.queryByText("（已完成）")).toBeNull();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: { label: "Upgrade Ching", current: "review", steps: english },
};

/** Text at 200 % on the narrowest phone: no step sticks out. */
export const LargeTextAt320: Story = {
  globals: { locale: "en-US", text: "large", viewport: { value: "w320" } },
  args: { label: "Upgrade Ching", current: "payment", steps: [...english, { id: "done", name: "Confirmation" }] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const FiveSteps: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Register a school",
    current: "classes",
    steps: [
      { id: "school", name: "School" },
      { id: "teachers", name: "Teachers and assistants" },
      { id: "classes", name: "Classes" },
      { id: "parents", name: "Parents" },
      { id: "start", name: "Start" },
    ],
  },
};

export const OnAPhone: Story = { ...FiveSteps, globals: { locale: "en-US", viewport: { value: "w320" } } };

export const Sheet: Story = {
  render: specimens(StepIndicator, meta.args, NothingIsDoneAtTheFirstStep, Playground, English, FiveSteps),
};
