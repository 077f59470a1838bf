import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { CopyCode } from "./index.ts";

/** A page that a test drives has no clipboard of its own. */
const writeText = fn<Clipboard["writeText"]>();

const meta = {
  title: "Controls/CopyCode",
  component: CopyCode,
  parameters: { layout: "padded" },
  args: { code: "HELLOGK", words: { copy: "複製", copied: "已複製" } },
  beforeEach: () => {
    writeText.mockResolvedValue();
    const clipboard = spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
    return () => clipboard.mockRestore();
  },
} satisfies Meta<typeof CopyCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  args: { code: "WELCOME-TO-THE-BANYAN-2026", words: { copy: "Copy", copied: "Copied" } },
  globals: { locale: "en-US", viewport: { value: "w320" } },
};

export const CopiesByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "已複製" })).toHaveFocus();
    await expect(writeText).toHaveBeenCalledWith("HELLOGK");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("已複製"));
  },
};

export const SelectsWhereTheClipboardIsClosed: Story = {
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException("refused", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button", { name: "複製" }));
    await expect(window.getSelection()?.toString()).toBe("HELLOGK");
    await expect(await canvas.findByRole("status")).toBeEmptyDOMElement();
  },
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = { render: specimens(CopyCode, meta.args, Playground, English) };
