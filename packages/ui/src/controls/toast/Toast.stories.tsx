import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { Button } from "../button/index.ts";
import { type ToastOptions, ToastProvider, toastTones, useToast } from "./index.ts";
import { ToastSheet } from "./ToastSheet.tsx";

function Saver({ message, ...options }: ToastOptions & { message: string }) {
  const toast = useToast();
  return (
    <main style={{ padding: "40px", minBlockSize: "300px" }}>
      <h1>設定</h1>
      <Button onClick={() => toast(message, options)}>儲存</Button>
    </main>
  );
}

const meta = {
  title: "Controls/Toast",
  component: Saver,
  args: { tone: "success", message: "自動續訂已關閉。" },
  argTypes: { tone: { control: "select", options: toastTones }, action: { control: false } },
  render: (args) => (
    <ToastProvider>
      <Saver {...args} />
    </ToastProvider>
  ),
} satisfies Meta<typeof Saver>;
export default meta;

type Story = StoryObj<typeof meta>;

const save = () => userEvent.click(screen.getByRole("button", { name: /^(?:儲存|Save)$/ }));

export const Playground: Story = { play: save };

export const LongInEnglish: Story = {
  args: {
    tone: "info",
    message: "You’re offline. You can keep reading, and we’ll update everything once you’re back online.",
  },
  globals: { locale: "en-US", viewport: { value: "w320" } },
  play: save,
};

export const DismissedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: /^(?:儲存|Save)$/ });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("status", { name: "訊息" })).toHaveTextContent("自動續訂已關閉。"));
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "關閉此訊息" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.queryByRole("button", { name: "關閉此訊息" })).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const AnnouncedAndDismissed: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole("status", { name: "訊息" });
    await expect(region).toBeEmptyDOMElement();
    await save();
    await waitFor(() => expect(region).toHaveTextContent("自動續訂已關閉。"));
    await userEvent.click(canvas.getByRole("button", { name: "關閉此訊息" }));
    await waitFor(() => expect(region).toBeEmptyDOMElement());
  },
};

/** The same again is said again, but lies there once. */
export const EqualOnesDoNotPileUp: Story = {
  play: async ({ canvas }) => {
    await save();
    const first = await canvas.findByRole("button", { name: "關閉此訊息" });
    await save();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getAllByRole("button", { name: "關閉此訊息" })).toHaveLength(1);
  },
};

const undo = fn();

export const Undone: Story = {
  args: { message: "付款方式已刪除。", action: { label: "復原", onPress: undo } },
  play: async ({ canvas }) => {
    undo.mockClear();
    const opener = canvas.getByRole("button", { name: "儲存" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "復原" });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "復原" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: "復原" })).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

const messages: Record<Locale, { saved: string; undone: string; undo: string }> = {
  "zh-HK": { saved: "自動續訂已關閉。", undone: "付款方式已刪除。", undo: "復原" },
  "en-US": { saved: "Auto-renewal is off.", undone: "The card is deleted.", undo: "Undo" },
};

/** Toasts of each tone, and with something to press. They stay. */
function Pile(options: ToastOptions & { message?: string }) {
  const { saved, undone, undo: label } = messages[useUi<Locale>().locale];
  return (
    <ToastSheet
      {...options}
      action={options.action && { ...options.action, label }}
      stayMs={Number.POSITIVE_INFINITY}
      onDismiss={() => undefined}
    >
      {options.message ?? (options.action ? undone : saved)}
    </ToastSheet>
  );
}

/** As they lie at the foot of a window. These stay. */
export const Sheet: Story = {
  parameters: { layout: "padded" },
  render: specimens(
    Pile,
    { tone: "success" },
    {},
    { args: { tone: "info" } },
    { args: { action: { label: "", onPress: undo } } },
    LongInEnglish,
  ),
};
