import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { ChipsField, chipsFieldVariants } from "./index.ts";

const activities = [
  {
    label: "體育",
    options: [
      { value: 101, label: "游泳" },
      { value: 102, label: "足球" },
    ],
  },
  { label: "音樂", options: [{ value: 201, label: "鋼琴" }] },
];

const meta = {
  title: "Forms/ChipsField",
  component: ChipsField,
  parameters: { layout: "padded" },
  args: {
    name: "eca",
    label: "課外活動",
    hint: "最多可選 2 項；如沒有，可以留空。",
    options: activities,
    max: 2,
    optional: true,
  },
  argTypes: { variant: { control: "select", options: chipsFieldVariants } },
} satisfies Meta<typeof ChipsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Extracurricular activities",
    hint: "Choose up to 2. Leave this blank if there are none.",
    options: [
      {
        label: "Uniformed groups and community",
        options: [
          { value: 701, label: "Grasshopper Scouts" },
          { value: 702, label: "Family volunteering" },
        ],
      },
      { label: "Mind games", options: [{ value: 801, label: "Abacus and mental arithmetic" }] },
    ],
    defaultValue: [701, 801],
  },
};

export const MaximumReached: Story = {
  name: "One more than the maximum is not added and says why",
  args: { defaultValue: [101] },
  play: async ({ canvas }) => {
    const piano = canvas.getByRole("checkbox", { name: "鋼琴" });
    await expect(canvas.getByText("已選 1 項，最多 2 項")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "足球" }));
    await expect(canvas.getByText("已選 2 項，最多 2 項")).toBeVisible();
    await expect(piano).toHaveAttribute("aria-disabled", "true");

    await userEvent.click(piano);
    await expect(piano).not.toBeChecked();
    await expect(canvas.getByText("已達選擇上限（2 項）。請先移除一項，再選擇其他。")).toBeVisible();
    piano.focus();
    await userEvent.keyboard(" ");
    await expect(piano).not.toBeChecked();

    await userEvent.click(canvas.getByRole("checkbox", { name: "游泳" }));
    await expect(canvas.queryByText(/已達選擇上限/)).not.toBeInTheDocument();
    await userEvent.click(piano);
    await expect(piano).toBeChecked();
  },
};

const list = { variant: "list", fold: { after: 1, label: "顯示全部 2 項" } } as const;

export const Folded: Story = {
  args: list,
  play: async ({ canvas }) => {
    const football = canvas.getByLabelText("足球");
    await expect(football).not.toBeVisible();
    await userEvent.click(canvas.getByText("顯示全部 2 項"));
    await expect(football).toBeVisible();
    await userEvent.click(football);
    await expect(canvas.getByText("已選 1 項，最多 2 項")).toBeVisible();
  },
};

export const Sheet: Story = {
  render: specimens(
    ChipsField,
    meta.args,
    { args: { name: "one", defaultValue: [101] } },
    { args: { name: "full", defaultValue: [101, 201] } },
    { args: { name: "refused", message: "課外活動最多可選 2 項，請移除部分選項。" } },
    { args: { ...list, name: "folded" } },
    { args: { ...list, name: "unfolded", defaultValue: [102] } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
