import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Stack } from "../stack/index.ts";
import { SelectField } from "./index.ts";

const meta = {
  title: "Forms/SelectField",
  component: SelectField,
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

export const Sheet: Story = {
  render: (args) => (
    <Stack gap="6">
      <SelectField {...args} name="a" defaultValue={15} hint="居住地區有助我們安排任務。" />
      <SelectField {...args} name="b" message="請選擇居住地區。" />
      <SelectField {...args} name="c" disabled />
      <div style={{ inlineSize: "160px" }}>
        <SelectField
          name="d"
          label="學校類別"
          options={[{ value: 3, label: "Kindergarten (in the Kindergarten Education Scheme)" }]}
          defaultValue={3}
        />
      </div>
    </Stack>
  ),
};
