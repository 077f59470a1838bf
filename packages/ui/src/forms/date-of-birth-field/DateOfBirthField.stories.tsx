import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { DateOfBirthField } from "./index.ts";

const meta = {
  title: "Forms/DateOfBirthField",
  component: DateOfBirthField,
  parameters: { layout: "padded" },
  args: {
    name: "date_of_birth",
    label: "出生日期",
    hint: "任務內容適合 4 至 9 歲孩子。",
    years: { from: 2008, to: 2026 },
    advise: (date) => (date === "2010-03-14" ? "任務內容以 4 至 9 歲孩子為對象。你仍可繼續。" : undefined),
  },
  render: (args) => (
    <form>
      <DateOfBirthField {...args} />
    </form>
  ),
} satisfies Meta<typeof DateOfBirthField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "Year, month, day in Chinese, with a note that never blocks",
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole("combobox");
    await expect(lists.map((list) => list.getAttribute("name"))).toEqual([
      "date_of_birth_year",
      "date_of_birth_month",
      "date_of_birth_day",
    ]);
    await userEvent.selectOptions(canvas.getByLabelText("年"), "2010");
    await userEvent.selectOptions(canvas.getByLabelText("月"), "3");
    await userEvent.selectOptions(canvas.getByLabelText("日"), "14");
    await expect(canvas.getByText(/你仍可繼續/)).toBeVisible();
  },
};

export const English: Story = {
  name: "Day, month, year in English",
  globals: { locale: "en-US" },
  args: { label: "Date of birth", hint: "Missions are written for ages 4–9.", defaultValue: "2019-03-14" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("combobox").map((list) => list.getAttribute("name"))).toEqual([
      "date_of_birth_day",
      "date_of_birth_month",
      "date_of_birth_year",
    ]);
    await expect(canvas.getByLabelText("Month")).toHaveDisplayValue("March");
  },
};

export const Future: Story = {
  args: { defaultValue: "2026-12-31", message: "出生日期不可遲於今天，請核對年份。" },
};

export const Sheet: Story = {
  render: specimens(
    DateOfBirthField,
    meta.args,
    Playground,
    { args: { ...Future.args, name: "future" } },
    { args: { name: "disabled", disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
