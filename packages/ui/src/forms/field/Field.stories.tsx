import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../../foundations/link/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { control, controlProps, Field, type FieldProps, type FieldQuestion, useField } from "./index.ts";

type Shown = FieldQuestion & Pick<FieldProps, "aside">;

/** A field of one's own: the parts of `useField`, the shell, one control. */
function Own({ aside, ...question }: Shown) {
  const { parts, native } = useField(question);
  return (
    <Field parts={parts} aside={aside}>
      <input {...native} {...controlProps(parts)} className={control} />
    </Field>
  );
}

const meta = {
  title: "Forms/Field",
  component: Own,
  parameters: { layout: "padded" },
  args: { name: "topic", label: "主題", hint: "2 至 100 個字。", message: "請填寫主題。" },
} satisfies Meta<typeof Own>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: /主題/ });
    await expect(box).toHaveAccessibleDescription("2 至 100 個字。 請填寫主題。");
    await expect(box).toBeInvalid();
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "What would you like to talk to us about, in a few words?",
    hint: "Between 2 and 100 characters.",
    message: "Please tell us the topic.",
  },
};

/** However narrow the label is, the star of a required answer never stands on a line of its own. */
export const TheStarStaysWithTheLastWord: Story = {
  ...English,
  play: async ({ canvas }) => {
    const label = canvas.getByText(/^What would you like/);
    const words = document.createRange();
    words.selectNodeContents(label);
    const lineHeight = Number.parseFloat(getComputedStyle(label).lineHeight);
    for (let width = 80; width < 500; width += 1) {
      label.style.inlineSize = `${width}px`;
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      await expect(Math.round(label.offsetHeight / lineHeight), `lines at ${width} px`).toBe(lines);
    }
  },
};

export const Sheet: Story = {
  render: specimens(
    Own,
    meta.args,
    Playground,
    { args: { name: "nickname", label: "暱稱", hint: undefined, message: undefined, optional: true } },
    {
      args: {
        name: "code",
        label: "驗證碼",
        hint: undefined,
        message: undefined,
        unmarked: true,
        aside: <Link href="#again">重新發送</Link>,
      },
    },
    { ...English, args: { ...English.args, name: "english" } },
    {
      ...English,
      args: { name: "nickname-en", label: "Nickname", hint: undefined, message: undefined, optional: true },
    },
  ),
};
