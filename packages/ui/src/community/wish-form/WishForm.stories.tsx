import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { WishForm, type WishFormProps, type WishFormWords } from "./index.ts";

const chinese: WishFormWords = {
  name: "葉上顯示的暱稱",
  nameHint: "2 至 30 個字，請勿使用全名。",
  category: "願望屬於哪個範疇？",
  wish: "願望",
  wishHint: "5 至 200 個字，請勿寫上電話、地址或學校名稱。",
  wishPlaceholder: "例如：希望婆婆身體健康。",
  submit: "掛上願望",
  submitting: "傳送中…",
};

const english: WishFormWords = {
  name: "Nickname on the leaf",
  nameHint: "2–30 characters. Please don’t use a full name.",
  category: "What is your wish about?",
  wish: "Wish",
  wishHint: "5–200 characters. No phone numbers, addresses or school names, please.",
  wishPlaceholder: "For example: I wish Grandma good health.",
  submit: "Hang my wish",
  submitting: "Sending…",
};

const categories = ["品行", "禮貌", "仁愛", "尊重", "人際關係"].map((label, index) => ({ value: index + 1, label }));
const areas = ["Conduct", "Courtesy", "Benevolence", "Respect", "Interpersonal relationships"].map((label, index) => ({
  value: index + 1,
  label,
}));

const said: Record<string, string> = {
  "wish.name.required": "請輸入葉上顯示的暱稱。",
  "wish.category.required": "請選擇願望所屬的範疇。",
  "wish.text.tooShort": "願望最少需要 5 個字，請多寫一點。",
};

const meta = {
  title: "Community/WishForm",
  component: WishForm,
  args: {
    action: "/wish/add-wish",
    words: chinese,
    categories,
    wishMax: 200,
    wordIssue: ({ code }) => said[code] ?? code,
    onSubmit: fn(),
  },
  render: (args: WishFormProps) => (
    <div style={{ maxInlineSize: "640px", padding: "24px" }}>
      <WishForm {...args} />
    </div>
  ),
} satisfies Meta<typeof WishForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^葉上顯示的暱稱/), "小晴");
    await userEvent.click(canvas.getByRole("radio", { name: "仁愛" }));
    await userEvent.type(canvas.getByLabelText(/^願望/, { selector: "textarea" }), "希望婆婆身體健康。");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { name: "小晴", category: 3, wish: "希望婆婆身體健康。" },
      expect.any(FormData),
    );
  },
};

export const Refused: Story = {
  args: {
    defaultValues: { wish: "健康" },
    issues: [
      { field: "name", code: "wish.name.required" },
      { field: "category", code: "wish.category.required" },
      { field: "wish", code: "wish.text.tooShort" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^葉上顯示的暱稱/)).toHaveFocus();
  },
};

export const English: Story = {
  args: { words: english, categories: areas, defaultValues: { category: 3 }, busy: true },
  globals: { locale: "en-US" },
};

export const ComposingEnter: Story = {
  name: "Enter while composing Chinese does not submit",
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText(/^葉上顯示的暱稱/);
    await expect(await fireEvent.keyDown(name, { key: "Enter", isComposing: true })).toBe(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sheet: Story = { render: specimens(meta.render, meta.args, Playground, Refused, English) };
