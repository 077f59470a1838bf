import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { SearchField, SearchForm } from "./index.ts";

const search = fn((data: FormData) => data.get("keyword"));

const meta = {
  title: "Forms/SearchField",
  component: SearchField,
  subcomponents: { SearchForm },
  parameters: { layout: "padded" },
  args: { name: "keyword", label: "關鍵字", placeholder: "例如：游泳", clear: "清除關鍵字", onClear: fn() },
  render: (args) => (
    <SearchForm action="/market" label="市集" onSearch={search}>
      <SearchField {...args} />
    </SearchForm>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    search.mockClear();
    await expect(canvas.getByLabelText("市集")).toBeVisible();
    const keyword = canvas.getByRole("searchbox", { name: "關鍵字" });
    await expect(canvas.queryByRole("button", { name: "清除關鍵字" })).toBeNull();
    await userEvent.type(keyword, "游泳{Enter}");
    await expect(search).toHaveReturnedWith("游泳");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "清除關鍵字" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(keyword).toHaveValue("");
    await expect(keyword).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const AsksBeforeScripts: Story = {
  name: "Asks by an address before scripts",
  play: async ({ canvas }) => {
    const form = canvas.getByRole("searchbox").closest("form");
    await expect(form).toHaveAttribute("method", "get");
    await expect(form).toHaveAttribute("action", "/market");
  },
};

export const ComposingEnter: Story = {
  name: "Enter while composing Chinese does not search",
  play: async ({ canvas }) => {
    const keyword = canvas.getByRole("searchbox");
    await expect(await fireEvent.keyDown(keyword, { key: "Enter", isComposing: true })).toBe(false);
    await expect(await fireEvent.keyDown(keyword, { key: "Enter", keyCode: 229 })).toBe(false);
    await expect(await fireEvent.keyDown(keyword, { key: "Enter", keyCode: 13 })).toBe(true);
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Keyword",
    placeholder: "For example: swimming",
    clear: "Clear keyword",
    defaultValue: "Weekend swimming lessons for children who are afraid of deep water in Sha Tin",
  },
};

export const Sheet: Story = {
  render: specimens(
    SearchField,
    meta.args,
    Playground,
    { args: { name: "filled", defaultValue: "親子游泳", hint: "可以輸入活動、商戶或地點。" } },
    { args: { name: "long", defaultValue: "一二三四五六", message: "關鍵字最多 5 個字，請縮短。" } },
    { args: { name: "disabled", defaultValue: "親子游泳", disabled: true } },
    { ...English, args: { ...English.args, name: "english" } },
    { ...English, args: { ...English.args, name: "english-rest", defaultValue: undefined } },
  ),
};
