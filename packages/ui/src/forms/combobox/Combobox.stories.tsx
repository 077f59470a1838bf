import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Form } from "../form/index.ts";
import { Combobox, type Load } from "./index.ts";

const schools = [
  { value: 1, label: "沙田官立小學", hint: "沙田區" },
  { value: 2, label: "沙田循道衞理小學", hint: "沙田區" },
  { value: 3, label: "聖保羅書院小學", hint: "南區" },
];

/** As a server would: not at once, and not when it was called off. */
const among =
  (names: typeof schools): Load =>
  (text, signal) =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        if (signal.aborted) reject(signal.reason);
        else resolve(names.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
      }, 30);
    });

const load = fn(among(schools));
const find: Load = load;
const sent = fn();

const meta = {
  title: "Forms/Combobox",
  component: Combobox,
  args: { name: "school", label: "學校", hint: "輸入校名的一部分。", load: find, onChange: fn() },
  parameters: { layout: "padded" },
  beforeEach: () => void load.mockClear(),
  // As high as the list is, so that a picture has all of it.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "320px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "學校" }), "沙田");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(2));
  },
};

export const ByKeyboard: Story = {
  name: "Typing finds, the arrow keys move, Enter chooses",
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get("school"));
      }}
    >
      <Combobox {...args} />
      <Button type="submit">儲存</Button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    sent.mockClear();
    const box = canvas.getByRole("combobox", { name: "學校", expanded: false });
    await expect(box).toHaveAccessibleDescription("輸入校名的一部分。");
    await userEvent.tab();
    await userEvent.keyboard("沙田");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(2));
    await expect(await canvas.findByRole("status")).toHaveTextContent("找到 2 項");
    // Not each letter: the typing has to rest.
    await expect(load).toHaveBeenCalledOnce();
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expect(box).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowUp}");
    const second = canvas.getByRole("option", { name: /沙田循道衞理小學/ });
    await expect(box).toHaveAttribute("aria-activedescendant", second.id);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(box).toHaveAttribute("aria-activedescendant", second.id);
    // The Enter that picks a Chinese word chooses nothing.
    await fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(schools[1], expect.anything());
    await expect(box).toHaveValue("沙田循道衞理小學");
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledWith("2");
  },
};

export const EscapeKeepsTheAnswer: Story = {
  args: { defaultValue: { value: 3, label: "聖保羅書院小學" } },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "沙");
    await waitFor(() => expect(box).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("聖保羅書院小學");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith(null, expect.anything());
    await expect(box).toHaveValue("");
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await userEvent.click(await canvas.findByRole("option", { name: /聖保羅/ }));
    await expect(box).toHaveValue("聖保羅書院小學");
    await expect(box).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
    // Opened again, it offers the others too and says which is chosen.
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("聖保羅"));
  },
};

/** A word that is being composed is not looked for until it is a word. */
export const Composing: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox");
    box.focus();
    await fireEvent.compositionStart(box);
    await fireEvent(box, new InputEvent("input", { bubbles: true, isComposing: true }));
    await fireEvent.input(box, { target: { value: "ㄕㄚ" }, isComposing: true });
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await fireEvent.compositionEnd(box, { data: "沙" });
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "香港大學");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("找不到相符的項目"));
    await expect(canvas.queryByRole("option")).toBeNull();
  },
};

export const Failed: Story = {
  args: { load: () => Promise.reject(new Error("offline")) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "沙");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("未能載入，請再試。"));
  },
};

const answerTo = (text: string) => [{ value: text, label: `給「${text}」的答案` }];
let answerLate = () => {};

/** The answer to an earlier text comes late: it is not shown. */
export const TheLastTextCounts: Story = {
  args: {
    load: (text) =>
      text === "沙"
        ? new Promise((resolve) => {
            answerLate = () => resolve(answerTo(text));
          })
        : Promise.resolve(answerTo(text)),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox");
    const first = answerLate;
    await userEvent.type(box, "沙");
    await expect(await canvas.findByRole("status")).toHaveTextContent("載入中…");
    await waitFor(() => expect(answerLate).not.toBe(first));
    await userEvent.type(box, "田");
    await waitFor(() => expect(canvas.getByRole("option")).toHaveTextContent("給「沙田」的答案"));
    answerLate();
    await new Promise(requestAnimationFrame);
    await expect(canvas.getByRole("option")).toHaveTextContent("給「沙田」的答案");
  },
};

export const InAFormThatIsReset: Story = {
  render: (args) => (
    <Form action="/schools" read={() => undefined} wordIssue={({ code }) => code}>
      <Combobox {...args} defaultValue={{ value: 3, label: "聖保羅書院小學" }} />
      <Button type="reset">重設</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.clear(box);
    await userEvent.type(box, "官立");
    await userEvent.click(await canvas.findByRole("option"));
    await expect(box).toHaveValue("沙田官立小學");
    await userEvent.click(canvas.getByRole("button", { name: "重設" }));
    await waitFor(() => expect(box).toHaveValue("聖保羅書院小學"));
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "School",
    hint: "Type a part of its name.",
    placeholder: "For example: Sha Tin",
    load: among([
      { value: 1, label: "Sha Tin Government Primary School", hint: "Sha Tin" },
      { value: 2, label: "Sha Tin Methodist Primary School with a very long name", hint: "Sha Tin" },
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: /School/ }), "sha");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("2 found"));
  },
};

export const States: Story = { decorators: [inStates] };

export const OnAPhone: Story = { ...Playground, globals: { viewport: { value: "w320" } } };

export const Sheet: Story = {
  decorators: [],
  render: specimens(
    Combobox,
    meta.args,
    { args: {} },
    { args: { name: "chosen", defaultValue: schools[2], optional: true } },
    { args: { name: "missing", message: "請選擇學校。" } },
    { args: { name: "disabled", disabled: true } },
    { globals: { locale: "en-US" }, args: { name: "english", label: "School", hint: "Type a part of its name." } },
  ),
};
