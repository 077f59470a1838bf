import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PhoneField } from "./index.ts";

const meta = {
  title: "Forms/PhoneField",
  component: PhoneField,
  parameters: { layout: "padded" },
  args: { name: "phone", label: "電話" },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "Any spelling of a number",
  play: async ({ canvas }) => {
    const phone = canvas.getByRole("textbox", { name: /電話/ });
    await userEvent.type(phone, "+852 9123-4567");
    await expect(phone).toHaveValue("+852 9123-4567");
    await expect(phone).toHaveAttribute("inputmode", "tel");
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "A phone number where we can reach you on weekdays",
    hint: "8 digits for a Hong Kong number. For other places, start with + and the country code.",
    optional: true,
  },
};

export const Sheet: Story = {
  render: specimens(
    PhoneField,
    meta.args,
    { args: { name: "rest", placeholder: "9123 4567" } },
    { args: { name: "filled", defaultValue: "+852 7123 4567", hint: "只在有需要時致電給你。", optional: true } },
    { args: { name: "wrong", defaultValue: "1234", message: "請輸入 8 位數字的香港電話號碼。" } },
    { args: { name: "off", defaultValue: "4123 4567", disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
