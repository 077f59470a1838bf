import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Button } from "../button/index.ts";
import { type ToastKind, ToastProvider, toastKinds, useToast } from "./index.ts";
import { ToastSheet } from "./ToastSheet.tsx";

function Saver({ kind, message }: { kind: ToastKind; message: string }) {
  const toast = useToast();
  return (
    <main style={{ padding: "40px", minBlockSize: "300px" }}>
      <h1>設定</h1>
      <Button onClick={() => toast(message, kind)}>儲存</Button>
    </main>
  );
}

const meta = {
  title: "Controls/Toast",
  component: Saver,
  args: { kind: "success", message: "自動續訂已關閉。" },
  argTypes: { kind: { control: "select", options: toastKinds } },
  render: (args) => (
    <ToastProvider>
      <Saver {...args} />
    </ToastProvider>
  ),
} satisfies Meta<typeof Saver>;
export default meta;

type Story = StoryObj<typeof meta>;

const save = () => userEvent.click(screen.getByRole("button", { name: "儲存" }));

export const Playground: Story = { play: save };

export const LongInEnglish: Story = {
  args: {
    kind: "info",
    message: "You’re offline. You can keep reading, and we’ll update everything once you’re back online.",
  },
  globals: { locale: "en-US", viewport: { value: "w320" } },
  play: save,
};

export const DismissedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "儲存" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status", { name: "訊息" })).toHaveTextContent("自動續訂已關閉。");
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
    await expect(region).toHaveTextContent("自動續訂已關閉。");
    await userEvent.click(canvas.getByRole("button", { name: "關閉此訊息" }));
    await waitFor(() => expect(region).toBeEmptyDOMElement());
  },
};

/** As they lie at the foot of a window. These stay. */
export const Sheet: Story = {
  parameters: { layout: "padded" },
  render: specimens(ToastSheet, { ...meta.args, children: meta.args.message, onDismiss: () => undefined }, Playground, {
    ...LongInEnglish,
    args: { kind: "info", children: LongInEnglish.args?.message },
  }),
};
