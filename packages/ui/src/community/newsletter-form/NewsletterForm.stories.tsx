import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { NewsletterForm, type NewsletterFormProps, type NewsletterFormWords, newsletterFormVariants } from "./index.ts";
import { newsletterIssues, newsletterWords } from "./NewsletterForm.fixture.ts";

const chinese: NewsletterFormWords = {
  ...newsletterWords["zh-HK"],
  privacy: (
    <>
      你的電郵地址只會用作寄發電子通訊，詳見<a href="#privacy">私隱政策</a>。
    </>
  ),
};

const english: NewsletterFormWords = {
  ...newsletterWords["en-US"],
  privacy: (
    <>
      We use your address only for this newsletter. See our <a href="#privacy">privacy policy</a>.
    </>
  ),
};

const meta = {
  title: "Community/NewsletterForm",
  component: NewsletterForm,
  args: {
    action: "/newsletter",
    words: chinese,
    wordIssue: ({ code }) => newsletterIssues[code] ?? code,
    onSubmit: fn(),
    cancel: <Button variant="quiet">暫時不用</Button>,
  },
  argTypes: { variant: { control: "select", options: newsletterFormVariants } },
  render: (args: NewsletterFormProps) => (
    <div style={{ maxInlineSize: "560px", padding: "24px" }}>
      <NewsletterForm {...args} />
    </div>
  ),
} satisfies Meta<typeof NewsletterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "電郵地址" }), "hei@gk.example");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "hei@gk.example", consent: true }, expect.any(FormData));
  },
};

export const Inline: Story = { args: { variant: "inline" } };
export const English: Story = { args: { words: english, variant: "inline" }, globals: { locale: "en-US" } };
export const Refused: Story = {
  args: {
    defaultValues: { email: "hei@" },
    issues: [
      { field: "email", code: "email.invalid" },
      { field: "consent", code: "newsletter.consent.required" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "電郵地址" })).toHaveFocus();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("如願意收取我們的電郵，請剔選方格。");
  },
};
export const Failed: Story = {
  args: {
    words: english,
    cancel: <Button variant="quiet">No, thanks</Button>,
    defaultValues: { email: "hei@gk.example", consent: true },
    formIssue: { field: "", code: "failed" },
  },
  globals: { locale: "en-US" },
};
export const Sending: Story = { args: { defaultValues: { email: "hei@gk.example", consent: true }, busy: true } };

export const ComposingEnter: Story = {
  name: "Enter while composing Chinese does not submit",
  args: { defaultValues: { email: "hei@gk.example", consent: true } },
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole("textbox", { name: "電郵地址" });
    await expect(await fireEvent.keyDown(email, { key: "Enter", isComposing: true })).toBe(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sheet: Story = {
  render: specimens(meta.render, meta.args, Playground, Inline, English, Refused, Failed, Sending),
};
