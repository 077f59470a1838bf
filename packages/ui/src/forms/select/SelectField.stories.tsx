import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { SelectField } from "./index.ts";

const meta = {
  title: "Forms/SelectField",
  component: SelectField,
  parameters: { layout: "padded" },
  args: {
    name: "area_id",
    label: "居住地區",
    options: [
      { label: "香港島", options: [{ value: 1, label: "中西區" }] },
      { label: "新界", options: [{ value: 15, label: "沙田區" }] },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText("居住地區");
    await expect(area).toHaveValue("");
    await expect(area).toHaveDisplayValue("請選擇");
    await expect(within(area).getByRole("group", { name: "新界" })).toContainElement(
      within(area).getByRole("option", { name: "沙田區" }),
    );
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Home district",
    options: [
      { label: "Hong Kong Island", options: [{ value: 1, label: "Central and Western" }] },
      { label: "New Territories", options: [{ value: 15, label: "Sha Tin" }] },
    ],
  },
};

/** As wide as half of a phone: a long entry is cut, the arrow stays. */
export const LongEntry: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Type of school",
    options: [{ value: 3, label: "Kindergarten (in the Kindergarten Education Scheme)" }],
    defaultValue: 3,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "160px" }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: specimens(
    SelectField,
    meta.args,
    { args: { name: "chosen", defaultValue: 15, hint: "居住地區有助我們安排任務。" } },
    { args: { name: "missing", message: "請選擇居住地區。" } },
    { args: { name: "disabled", disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
    { ...LongEntry, args: { ...LongEntry.args, name: "long" } },
  ),
};
