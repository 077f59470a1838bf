import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { pictures } from "../../foundations/illustration/index.ts";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { Phrase } from "../../foundations/text/index.ts";
import { behavesAsOverlay } from "../overlay/overlay-suite.ts";
import { Dialog, DialogDisc, DialogPicture, type DialogProps, dialogTones } from "./index.ts";

function Opener(props: Omit<DialogProps, "open" | "onClose">) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: "40px", minBlockSize: "600px" }}>
      <h1>特別活動</h1>
      <Button onClick={() => setOpen(true)}>開啟視窗</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </main>
  );
}

const openIt = async () => {
  await userEvent.click(screen.getByRole("button", { name: "開啟視窗" }));
  return screen.findByRole("dialog");
};

const meta = {
  title: "Overlays/Dialog",
  component: Opener,
  args: {
    title: "多謝訂閱！",
    body: "第一封電子通訊很快便會寄到 heimum@gk.example。",
    art: <DialogPicture of={pictures.emailVerification} />,
    actions: <Button>知道了</Button>,
  },
  argTypes: {
    art: { control: false },
    actions: { control: false },
    children: { control: false },
    beside: { control: "select", options: dialogTones },
  },
} satisfies Meta<typeof Opener>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: inAFrame, play: async () => void (await openIt()) };

export const English: Story = {
  args: {
    title: "Turn on reminders for every mission of this week?",
    body: "We send one message a day at most, and you can turn it off in the settings at any time.",
    art: <DialogDisc icon={icons.bell} tone="reward" />,
    actions: (
      <>
        <Button variant="secondary">Back</Button>
        <Button>Turn on reminders</Button>
      </>
    ),
  },
  globals: { locale: "en-US" },
  play: async () => void (await openIt()),
};

export const Beside: Story = {
  args: {
    beside: "info",
    title: (
      <>
        <Phrase>教養貼士，</Phrase>
        <Phrase>直送你的電郵</Phrase>
      </>
    ),
    body: "每月一至兩封，分享在家培養禮貌和善良的小方法，還有最新活動消息。",
    art: <img src={pictures.newsletter.src} alt="" width={320} height={220} />,
    actions: (
      <>
        <Button>訂閱</Button>
        <Button variant="quiet">暫時不用</Button>
      </>
    ),
  },
  play: async () => void (await openIt()),
};

export const BesideOnAPhone: Story = { ...Beside, globals: { viewport: { value: "w390" } } };

export const BehavesAsOverlay: Story = {
  play: async ({ canvas }) => {
    await behavesAsOverlay({ opener: canvas.getByRole("button", { name: "開啟視窗" }), name: "多謝訂閱！" });
  },
};

export const FirstAnswerHasFocus: Story = {
  play: async ({ canvas }) => {
    await openIt();
    await waitFor(() => expect(screen.getByRole("button", { name: "知道了" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "關閉" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "開啟視窗" })).toHaveFocus());
  },
};

const scrimColor = (dialog: HTMLElement) => {
  const scrim = dialog.previousElementSibling;
  if (!scrim) throw new Error("no scrim before the dialog");
  return getComputedStyle(scrim).backgroundColor;
};

/** At 768 px the page stays light, the dialog shows. */
export const LightPageAt768: Story = {
  globals: { viewport: { value: "w768" } },
  play: async () => {
    const dialog = await openIt();
    await expect(window.innerWidth).toBe(768);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(scrimColor(dialog)).toBe("rgba(0, 0, 0, 0)");
  },
};

/** At 769 px the page is dark, the dialog shows. */
export const DarkPageAt769: Story = {
  parameters: {
    viewport: { options: { w769: { name: "769 px", styles: { width: "769px", height: "900px" } } } },
  },
  globals: { viewport: { value: "w769" } },
  play: async () => {
    const dialog = await openIt();
    await expect(window.innerWidth).toBe(769);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(scrimColor(dialog)).not.toBe("rgba(0, 0, 0, 0)");
  },
};
