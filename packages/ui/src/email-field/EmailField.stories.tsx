import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../stack/index.ts";
import { EmailField } from "./index.ts";

const meta = {
  title: "Forms/EmailField",
  component: EmailField,
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

export const Sheet: Story = {
  render: (args) => (
    <Stack gap="6">
      <EmailField {...args} name="rest" placeholder="name@gk.example" />
      <EmailField {...args} name="filled" defaultValue="hei.mum@gk.example" hint="我們會寄一封確認電郵給你。" />
      <EmailField
        {...args}
        name="wrong"
        defaultValue="hei.mum@"
        message="請輸入完整的電郵地址，例如 name@gk.example。"
      />
      <EmailField {...args} name="off" defaultValue="hei.mum@gk.example" disabled />
      <EmailField
        name="long"
        label={<span lang="en">The email address of the grandparent, helper or teacher whom you’d like to invite</span>}
        defaultValue="a.very.long.address.that.somebody.really.has@department.organisation.gk.example"
        optional
      />
    </Stack>
  ),
};

export const SuggestsWhatWasMeant: Story = {
  args: {
    suggest: (typed) =>
      typed.endsWith("@gnail.com") ? { value: typed.replace("gnail", "gmail"), words: "是否 @gmail.com？" } : undefined,
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: /電郵地址/ });
    await userEvent.type(email, "hei@gnail.com");
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole("button", { name: "是否 @gmail.com？" }));
    await expect(email).toHaveValue("hei@gmail.com");
  },
};
