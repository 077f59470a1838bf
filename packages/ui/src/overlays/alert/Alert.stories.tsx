import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { OverlayProvider, useOverlays } from "../overlay/index.ts";
import { behavesAsOverlay, shownOverlay } from "../overlay/overlay-suite.ts";
import { type AlertKind, alertKinds } from "./index.ts";

type AskProps = {
  kind: AlertKind;
  body: string;
  redirect?: string;
  retry: () => void;
  onRedirect: (path: string) => void;
};

function Asker({ kind, body, redirect, retry }: AskProps) {
  const { alert } = useOverlays();
  const [outcome, setOutcome] = useState("");
  const ask = async () => setOutcome(await alert({ kind, body, retry, ...(redirect ? { redirect } : {}) }));
  return (
    <main style={{ padding: "40px", minBlockSize: "600px" }}>
      <h1>付款方式</h1>
      <Button onClick={() => void ask()}>開啟提示</Button>
      <p>{outcome}</p>
    </main>
  );
}

const meta = {
  title: "Overlays/Alert",
  component: Asker,
  args: {
    kind: "info",
    body: "請勿同時開啟多個付款分頁，並在最先開啟的分頁繼續。",
    retry: fn(),
    onRedirect: fn(),
  },
  argTypes: { kind: { control: "select", options: alertKinds } },
  render: (args) => (
    <OverlayProvider onRedirect={args.onRedirect}>
      <Asker {...args} />
    </OverlayProvider>
  ),
} satisfies Meta<typeof Asker>;
export default meta;

type Story = StoryObj<typeof meta>;

const ask = async (title: string) => {
  await userEvent.click(screen.getByRole("button", { name: "開啟提示" }));
  return shownOverlay(title);
};

export const Playground: Story = { parameters: inAFrame, play: async () => void (await ask("提示")) };

export const Success: Story = {
  args: { kind: "success", body: "阿晞的資料已更新。" },
  play: async () => void (await ask("成功！")),
};

export const Failure: Story = {
  args: { kind: "error", body: "付款未能完成，請再試一次，或改用其他付款方式。" },
  play: async () => void (await ask("哎呀！")),
};

export const TriesAgainAfterAFailure: Story = {
  ...Failure,
  play: async ({ args, canvas }) => {
    await ask("哎呀！");
    await userEvent.click(screen.getByRole("button", { name: "再試一次" }));
    await expect(args.retry).toHaveBeenCalledOnce();
    await expect(await canvas.findByText("retried")).toBeVisible();
  },
};

/** The titles are literal. */
export const TitlesInEnglish: Story = {
  args: { kind: "error", body: "We couldn’t reach GK. Check your connection and try again." },
  globals: { locale: "en-US" },
  play: async () => {
    await ask("Oops!");
    await expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  },
};

export const InfoInEnglish: Story = {
  args: { kind: "info", body: "Please don’t open more than one payment tab." },
  globals: { locale: "en-US" },
  play: async () => void (await ask("Info")),
};

export const SuccessInEnglish: Story = {
  args: { kind: "success", body: "Hei’s details have been updated." },
  globals: { locale: "en-US" },
  play: async () => void (await ask("Success!")),
};

export const BehavesAsOverlay: Story = {
  play: async ({ canvas }) => {
    await behavesAsOverlay({ opener: canvas.getByRole("button", { name: "開啟提示" }), name: "提示" });
  },
};

/** An alert with a path redirects also when Escape closes it, once. */
export const RedirectsOnEscape: Story = {
  args: { redirect: "/member/children" },
  play: async ({ args }) => {
    await ask("提示");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledWith("/member/children"));
    await expect(args.onRedirect).toHaveBeenCalledOnce();
  },
};

export const NeverToAnotherOrigin: Story = {
  args: { redirect: "//other.example/member" },
  play: async ({ args, canvas }) => {
    await ask("提示");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("closed")).toBeVisible();
    await expect(args.onRedirect).not.toHaveBeenCalled();
  },
};

export const StaysWithoutAPath: Story = {
  play: async ({ args, canvas }) => {
    await ask("提示");
    await userEvent.click(screen.getByRole("button", { name: "知道了" }));
    await expect(await canvas.findByText("closed")).toBeVisible();
    await expect(args.onRedirect).not.toHaveBeenCalled();
  },
};
