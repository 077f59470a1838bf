import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { EmailField } from "./index.ts";

const meta = {
  title: "Forms/EmailField",
  component: EmailField,
  parameters: { layout: "padded" },
  args: { name: "email", label: "電郵地址" },
} satisfies Meta<typeof EmailField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: /電郵地址/ });
    await expect(email).toHaveAttribute("inputmode", "email");
    await expect(email).toHaveAttribute("autocomplete", "email");
  },
};

export const SuggestsAndNeverBlocks: Story = {
  args: {
    onBlur: fn(),
    suggest: (typed) =>
      typed.endsWith("@gmial.com") ? { value: "hei@gmail.com", words: "改為 hei@gmail.com" } : undefined,
  },
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText("電郵地址");
    await userEvent.type(email, "hei@gmial.com");
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(email).toHaveValue("hei@gmial.com");
    await userEvent.click(canvas.getByRole("button", { name: "改為 hei@gmail.com" }));
    await expect(email).toHaveValue("hei@gmail.com");
    await expect(email).toHaveFocus();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** The hand goes back into the field first, and leaves it by the press that takes the suggestion. */
export const TakenFromWithin: Story = {
  args: SuggestsAndNeverBlocks.args ?? {},
  play: async ({ canvas, userEvent: hand }) => {
    const email = canvas.getByLabelText("電郵地址");
    await hand.type(email, "hei@gmial.com");
    await hand.tab();
    await hand.click(email);
    await hand.click(canvas.getByRole("button", { name: "改為 hei@gmail.com" }));
    await expect(email).toHaveValue("hei@gmail.com");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "The email address of the grandparent, helper or teacher whom you’d like to invite",
    defaultValue: "a.very.long.address.that.somebody.really.has@department.organisation.gk.example",
    optional: true,
  },
};

export const Sheet: Story = {
  render: specimens(
    EmailField,
    meta.args,
    { args: { name: "rest", placeholder: "name@gk.example" } },
    { args: { name: "filled", defaultValue: "hei.mum@gk.example", hint: "我們會寄一封確認電郵給你。" } },
    {
      args: {
        name: "wrong",
        defaultValue: "hei.mum@",
        message: "請輸入完整的電郵地址，例如 name@gk.example。",
      },
    },
    { args: { name: "off", defaultValue: "hei.mum@gk.example", disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
  ),
};
