import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Dialog } from "../../overlays/dialog/index.ts";
import { isOpen, shownOverlay } from "../../overlays/overlay/overlay-suite.ts";
import { Button } from "../button/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Tooltip, type TooltipProps } from "./index.ts";

type Shown = Pick<TooltipProps, "text"> & {
  /** What the button that it is about is called. */
  label: string;
};

function About({ label, text }: Shown) {
  return (
    <div style={{ padding: "88px 40px 40px", display: "grid", justifyItems: "center" }}>
      <Tooltip text={text}>{(described) => <IconButton {...described} icon={icons.info} label={label} />}</Tooltip>
    </div>
  );
}

const meta = {
  title: "Controls/Tooltip",
  component: About,
  args: { label: "關於銀星", text: "孩子每取得一枚徽章，便會獲得一顆銀星。" },
} satisfies Meta<typeof About>;
export default meta;

type Story = StoryObj<typeof meta>;

const words = () => screen.getByRole("tooltip", { hidden: true });
const shown = () => waitFor(() => expect(words()).toBeVisible());
const gone = () => waitFor(() => expect(words()).not.toBeVisible());

const onFocus = async () => {
  await userEvent.tab();
  await shown();
};

export const Playground: Story = { play: onFocus };

export const English: Story = {
  args: {
    label: "About silver stars",
    text: "Each badge that your child earns brings one silver star. Twelve of them make the certificate GK of Merit.",
  },
  globals: { locale: "en-US", viewport: { value: "w320" } },
  play: onFocus,
};

export const OnFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "關於銀星" });
    await expect(words()).not.toBeVisible();
    await expect(button).toHaveAccessibleDescription("孩子每取得一枚徽章，便會獲得一顆銀星。");
    await userEvent.tab();
    await shown();
    const box = words().getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
    await userEvent.tab();
    await gone();
  },
};

/** WCAG 1.4.13 dismissable: Escape takes the words away, the focus stays; they come back with the focus. */
export const EscapeDismisses: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await shown();
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(canvas.getByRole("button", { name: "關於銀星" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await shown();
  },
};

function InADialog(props: Shown) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: "40px", minBlockSize: "600px" }}>
      <h1>證書</h1>
      <Button onClick={() => setOpen(true)}>查看</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="GK 嘉許證書" body="集滿十二顆銀星，便可獲得證書。">
        <About {...props} />
      </Dialog>
    </main>
  );
}

/** The first Escape is the tooltip's, the second the dialog's. */
export const EscapeLeavesTheDialogOpen: Story = {
  render: (args) => <InADialog {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "查看" }));
    const dialog = await shownOverlay("GK 嘉許證書");
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await shown();
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(isOpen(dialog)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The words of the first are shown: no more than one thing at a time has the focus. */
export const Sheet: Story = {
  render: specimens(About, meta.args, Playground, English),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText(meta.args.text)).toBeVisible());
  },
};
