import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { DateRangeField } from "./index.ts";

const term = { from: "2026-09-01", to: "2026-11-20" };

const meta = {
  title: "Forms/DateRangeField",
  component: DateRangeField,
  args: { name: "period", label: "日期", min: "2026-01-01", max: "2026-12-31", unmarked: true, onChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof DateRangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: term } };

export const EachDayBoundsTheOther: Story = {
  render: (args) => (
    <form>
      <DateRangeField {...args} />
      <Button type="reset">重設</Button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group", { name: "日期" })).toBeVisible();
    const from = canvas.getByLabelText("由");
    const to = canvas.getByLabelText("至");
    await expect(to).toHaveAttribute("min", "2026-01-01");
    await fireEvent.change(from, { target: { value: "2026-09-01" } });
    await expect(to).toHaveAttribute("min", "2026-09-01");
    await fireEvent.change(to, { target: { value: "2026-11-20" } });
    await expect(from).toHaveAttribute("max", "2026-11-20");
    await expect(args.onChange).toHaveBeenLastCalledWith(term, expect.objectContaining({ type: "change" }));
    const sent = new FormData(from.closest("form") ?? undefined);
    await expect([...sent]).toEqual([
      ["period_from", "2026-09-01"],
      ["period_to", "2026-11-20"],
    ]);
    canvas.getByRole<HTMLButtonElement>("button", { name: "重設" }).click();
    await waitFor(() => expect(to).toHaveAttribute("min", "2026-01-01"));
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Dates",
    hint: "Leave the end open to see everything since.",
    from: "First day",
    to: "Last day",
  },
};

export const States: Story = { decorators: [inStates] };

export const OnAPhone: Story = { ...Playground, globals: { viewport: { value: "w320" } } };

export const Sheet: Story = {
  render: specimens(
    DateRangeField,
    meta.args,
    Playground,
    { args: { name: "required", unmarked: false, message: "請選擇開始日期。" } },
    { args: { name: "optional", unmarked: false, optional: true } },
    { args: { name: "disabled", disabled: true, defaultValue: term } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
