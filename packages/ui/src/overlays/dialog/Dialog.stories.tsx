import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { ToastProvider, useToast } from "../../controls/toast/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Phrase } from "../../foundations/text/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { inPlace } from "../modal/in-place.tsx";
import { behavesAsOverlay } from "../overlay/overlay-suite.ts";
import { Dialog, DialogDisc, DialogPicture, type DialogProps, dialogTones } from "./index.ts";

function Opener(props: Omit<DialogProps, "open" | "onOpenChange">) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: "40px", minBlockSize: "600px" }}>
      <h1>特別活動</h1>
      <Button onClick={() => setOpen(true)}>開啟視窗</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </main>
  );
}

const openIt = async () => {
  await userEvent.click(screen.getByRole("button", { name: /^(?:開啟視窗|Open the window)$/ }));
  return screen.findByRole("dialog");
};

const meta = {
  title: "Overlays/Dialog",
  component: Opener,
  args: {
    title: "多謝訂閱！",
    body: "第一封電子通訊很快便會寄到 heimum@gk.example。",
    picture: <DialogPicture of={pictures.emailVerification} />,
    actions: <Button>知道了</Button>,
  },
  argTypes: {
    picture: { control: false },
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
    picture: <DialogDisc icon={icons.bell} tone="reward" />,
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

export const ChineseTitle: Story = {
  name: "A line of a Chinese title ends between words",
  args: { title: "刪除\u200b這張\u200b信用卡？" },
  globals: { locale: "zh-HK" },
  play: async () => {
    const dialog = await openIt();
    await expect(dialog).toHaveAccessibleName("刪除這張信用卡？");
    await expect(dialog.querySelectorAll("h2 wbr")).toHaveLength(2);
  },
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
    picture: <img src={pictures.newsletter.src} alt="" width={320} height={220} />,
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
    await behavesAsOverlay({
      opener: canvas.getByRole("button", { name: /^(?:開啟視窗|Open the window)$/ }),
      name: "多謝訂閱！",
    });
  },
};

/** What opens within closes first. */
export const LeavesEscapeToAPopover: Story = {
  args: {
    children: (
      <div popover="auto" data-testid="popover">
        gk.example
      </div>
    ),
  },
  play: async () => {
    const dialog = await openIt();
    const popover = screen.getByTestId("popover");
    await waitFor(() => expect(screen.getByRole("button", { name: "知道了" })).toHaveFocus());
    popover.showPopover();
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toHaveAttribute("open");
    popover.hidePopover();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toHaveAttribute("open"));
  },
};

export const FirstAnswerHasFocus: Story = {
  play: async ({ canvas }) => {
    await openIt();
    await waitFor(() => expect(screen.getByRole("button", { name: "知道了" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "關閉" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /^(?:開啟視窗|Open the window)$/ })).toHaveFocus());
  },
};

const scrimColor = (dialog: HTMLElement) => getComputedStyle(dialog).backgroundColor;

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
    await waitFor(() => expect(scrimColor(dialog)).not.toBe("rgba(0, 0, 0, 0)"));
  },
};

/** A part of the page with a language, a direction and a brand of its own. */
const itsOwn = { lang: "en", dir: "rtl", style: { "--gk-color-bg-surface": "rgb(230, 240, 255)" } as object };

export const TakesAfterItsSurroundings: Story = {
  render: (args) => (
    <div {...itsOwn} translate="no">
      <Opener {...args} />
    </div>
  ),
  play: async () => {
    await openIt();
    const heading = await screen.findByRole("heading", { name: "多謝訂閱！" });
    await expect(heading.matches(":lang(en)")).toBe(true);
    await expect(getComputedStyle(heading).direction).toBe("rtl");
    const sheet = heading.closest("dialog")?.firstElementChild;
    await expect(sheet && getComputedStyle(sheet).backgroundColor).toBe("rgb(230, 240, 255)");
  },
};

/** Draws its children in a shadow root, as an app within another page does. */
function Shadow({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = (host: HTMLDivElement | null) => {
    if (host && !root) setRoot(host.shadowRoot ?? host.attachShadow({ mode: "open" }));
  };
  return (
    <div ref={attach} data-testid="host">
      {root && createPortal(children, root)}
    </div>
  );
}

export const StaysInItsShadowRoot: Story = {
  render: (args) => (
    <Shadow>
      <Opener {...args} />
    </Shadow>
  ),
  play: async ({ canvas }) => {
    const root = canvas.getByTestId("host").shadowRoot;
    const opener = await waitFor(() => {
      const button = root?.querySelector("button");
      if (!button) throw new Error("no button in the shadow root");
      return button;
    });
    opener.focus();
    await userEvent.click(opener);
    await waitFor(() => expect(root?.querySelector("dialog")?.matches(":modal")).toBe(true));
    root
      ?.querySelector("dialog")
      ?.querySelector("button")
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, composed: true }));
    await waitFor(() => expect(root?.querySelector("dialog")).toBeNull());
    await expect(root?.activeElement).toBe(opener);
  },
};

function Reminder(props: Omit<DialogProps, "open" | "onOpenChange">) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const save = () => {
    toast("提示已開啟。");
    setOpen(false);
  };
  return (
    <main style={{ padding: "40px", minBlockSize: "600px" }}>
      <h1>特別活動</h1>
      <Button onClick={() => setOpen(true)}>開啟視窗</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onClick={() => toast("已複製。")}>複製</Button>
            <Button onClick={save}>儲存</Button>
          </>
        }
      />
    </main>
  );
}

const withToasts = (args: Omit<DialogProps, "open" | "onOpenChange">) => (
  <ToastProvider>
    <Reminder {...args} />
  </ToastProvider>
);

/** A toast can be read and pressed while a dialog is open; its cross is not beside the dialog. */
export const ToastsLieWithin: Story = {
  render: withToasts,
  play: async () => {
    const dialog = await openIt();
    await userEvent.click(await screen.findByRole("button", { name: "複製" }));
    const dismiss = await screen.findByRole("button", { name: "關閉此訊息" });
    await expect(dialog).toContainElement(dismiss);
    const region = dismiss.closest("output");
    await expect(region).toHaveAccessibleName("訊息");
    dismiss.focus();
    await expect(dismiss).toHaveFocus();
    await userEvent.click(dismiss);
    await expect(region).toBeEmptyDOMElement();
    await expect(dialog).toHaveAttribute("open");
  },
};

/** What is said as a dialog closes is written in the page that it has released, once. */
export const ToastsOutliveIt: Story = {
  render: withToasts,
  play: async () => {
    const page = screen.getByRole("status", { name: "訊息" });
    const dialog = await openIt();
    await userEvent.click(await screen.findByRole("button", { name: "複製" }));
    await screen.findByText("已複製。");
    const written: string[] = [];
    const watcher = new MutationObserver(() => {
      written.push(`${page.textContent} ${dialog.matches(":modal") ? "behind" : "in view"}`);
    });
    watcher.observe(page, { childList: true });
    await userEvent.click(screen.getByRole("button", { name: "儲存" }));
    await waitFor(() => expect(written).toEqual(["提示已開啟。 in view"]));
    watcher.disconnect();
    // What the dialog has said stays in view, and is not said again.
    await waitFor(() => expect(screen.getByText("已複製。")).toBeVisible());
    await expect(page).not.toHaveTextContent("已複製。");
  },
};

export const Sheet: Story = {
  render: specimens(inPlace(Dialog), meta.args, Playground, Beside, English),
};
