import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { ResendCountdown, type ResendCountdownProps, type ResendCountdownWords } from "./index.ts";

const words: Record<Locale, ResendCountdownWords> = {
  "zh-HK": {
    resend: "重新發送",
    sending: "傳送中…",
    wait: (seconds) => `${seconds} 秒後可重新發送。`,
    ready: "現在可以重新發送。",
  },
  "en-US": {
    resend: "Send again",
    sending: "Sending…",
    wait: (seconds) => `You can send it again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    ready: "You can send it again now.",
  },
};

function Localised(props: ResendCountdownProps) {
  return <ResendCountdown {...props} words={words[useUi<Locale>().locale]} />;
}

const meta = {
  title: "Forms/ResendCountdown",
  component: ResendCountdown,
  parameters: { layout: "padded" },
  render: Localised,
  args: { words: words["zh-HK"], availableAt: 0, now: 0, onResend: fn() },
} satisfies Meta<typeof ResendCountdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "重新發送" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  name: "The wait is the server's, whatever the visitor's clock says",
  args: { availableAt: 3_600_000, now: 3_000_000 },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "600 秒後可重新發送。" });
    await userEvent.click(button);
    await expect(args.onResend).not.toHaveBeenCalled();
    await expect(await canvas.findByRole("status")).toBeEmptyDOMElement();
  },
};

export const Over: Story = {
  name: "The end of the wait is read out",
  args: { availableAt: 400, now: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("現在可以重新發送。"), { timeout: 5000 });
    await expect(canvas.getByRole("button", { name: "重新發送" })).not.toHaveAttribute("aria-disabled");
  },
};

export const English: Story = { globals: { locale: "en-US" }, args: { availableAt: 42_000 } };
export const Busy: Story = { args: { busy: true } };

export const Sheet: Story = { render: specimens(Localised, meta.args, Playground, Waiting, Busy, English) };
