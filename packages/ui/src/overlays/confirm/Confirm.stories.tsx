import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { inPlace } from "../modal/in-place.tsx";
import { type ConfirmRequest, OverlayProvider, useOverlays } from "../overlay/index.ts";
import { behavesAsOverlay, shownOverlay } from "../overlay/overlay-suite.ts";
import { Confirm, confirmTones } from "./index.ts";

function Asker(request: ConfirmRequest) {
  const { alert, confirm } = useOverlays();
  const [outcome, setOutcome] = useState("");
  const ask = async () => {
    setOutcome((await confirm(request)) ? "accepted" : "back");
  };
  const askBoth = () => {
    void ask();
    void alert({ tone: "error", body: "未能連接 GK，請檢查網絡連線後再試。" });
  };
  return (
    <main style={{ padding: "40px", minBlockSize: "600px" }}>
      <h1>自動續訂</h1>
      <Button onClick={() => void ask()}>儲存</Button>
      <Button variant="quiet" onClick={askBoth}>
        儲存並出錯
      </Button>
      <p>{outcome}</p>
    </main>
  );
}

const meta = {
  title: "Overlays/Confirm",
  component: Asker,
  args: {
    tone: "info",
    title: "儲存更改？",
    body: "請先核對資料，確認無誤後再儲存。",
    confirm: "確認",
    back: "返回",
    onAccepted: fn(),
  },
  argTypes: { tone: { control: "select", options: confirmTones } },
  render: (args) => (
    <OverlayProvider onRedirect={() => undefined}>
      <Asker {...args} />
    </OverlayProvider>
  ),
} satisfies Meta<typeof Asker>;
export default meta;

type Story = StoryObj<typeof meta>;

const ask = async (title: string) => {
  await userEvent.click(screen.getByRole("button", { name: /^(?:儲存|Save)$/ }));
  return shownOverlay(title);
};

export const Playground: Story = { parameters: inAFrame, play: async () => void (await ask("儲存更改？")) };

export const Submit: Story = {
  args: {
    tone: "reward",
    title: "Ready to submit?",
    body: "Please check what you’ve entered before you confirm.",
    confirm: "Confirm",
    back: "Back",
  },
  globals: { locale: "en-US" },
  play: async () => void (await ask("Ready to submit?")),
};

export const Delete: Story = {
  args: {
    tone: "danger",
    title: "刪除此付款方式？",
    body: "末四位數字為 4242 的信用卡將從你的帳戶移除，日後可再次新增。",
    confirm: "刪除",
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "儲存" }));
    const question = await shownOverlay("刪除此付款方式？", "alertdialog");
    await expect(question).toHaveAccessibleDescription(/末四位數字為 4242/);
    // What is safe comes first.
    await expect(screen.getByRole("button", { name: "返回" })).toHaveFocus();
  },
};

export const BehavesAsOverlay: Story = {
  play: async ({ canvas }) => {
    await behavesAsOverlay({ opener: canvas.getByRole("button", { name: /^(?:儲存|Save)$/ }), name: "儲存更改？" });
  },
};

export const AcceptsOnce: Story = {
  play: async ({ args, canvas }) => {
    await ask("儲存更改？");
    await waitFor(() => expect(screen.getByRole("button", { name: "返回" })).toHaveFocus());
    await userEvent.dblClick(screen.getByRole("button", { name: "確認" }));
    await expect(await canvas.findByText("accepted")).toBeVisible();
    await expect(args.onAccepted).toHaveBeenCalledOnce();
  },
};

/** Escape means back. */
export const EscapeMeansBack: Story = {
  play: async ({ args, canvas }) => {
    await ask("儲存更改？");
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText("back")).toBeVisible();
    await expect(args.onAccepted).not.toHaveBeenCalled();
  },
};

/** What there is to press, before the next frame. */
const asSoonAs = (find: () => HTMLElement | null) =>
  new Promise<HTMLElement>((resolve) => {
    const watch = new MutationObserver(() => {
      const found = find();
      if (!found) return;
      watch.disconnect();
      resolve(found);
    });
    watch.observe(document.body, { attributes: true, childList: true, subtree: true });
  });

/** Whoever is at an answer before the question is modal stays there, and comes back to what asked. */
export const AnsweredByAQuickHand: Story = {
  play: async ({ args, canvas }) => {
    await ask("儲存更改？");
    await userEvent.keyboard("{Escape}");
    const asks = canvas.getByRole("button", { name: "儲存" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const shown = asSoonAs(() => screen.queryByRole("button", { name: "確認" }));
    asks.click();
    const accept = await shown;
    accept.focus();
    const question = screen.getByRole<HTMLDialogElement>("dialog", { name: "儲存更改？" });
    await expect(question.matches(":modal")).toBe(false);
    await waitFor(() => expect(question.matches(":modal")).toBe(true));
    await expect(accept).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("accepted")).toBeVisible();
    await expect(args.onAccepted).toHaveBeenCalledOnce();
    await waitFor(() => expect(asks).toHaveFocus());
  },
};

/** An alert shows in place of the question, which comes back afterwards. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "儲存並出錯" }));
    await shownOverlay("哎呀！");
    await expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await shownOverlay("儲存更改？");
    await expect(screen.getAllByRole("dialog")).toHaveLength(1);
  },
};

const { onAccepted: onAccept, ...question } = meta.args;

export const Sheet: Story = {
  render: specimens(inPlace(Confirm), { ...question, onAccept }, {}, { args: Delete.args ?? {} }, Submit),
};
