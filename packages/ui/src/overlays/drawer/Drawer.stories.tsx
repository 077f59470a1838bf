import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { TextField } from "../../forms/text-field/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Text } from "../../foundations/text/index.ts";
import { inPlace } from "../modal/in-place.tsx";
import { behavesAsOverlay, isOpen, shownOverlay } from "../overlay/overlay-suite.ts";
import { Drawer, type DrawerProps, drawerSides } from "./index.ts";

function Opener(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: "40px", minBlockSize: "600px" }}>
      <h1>訂單</h1>
      <Button onClick={() => setOpen(true)}>開啟詳情</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </main>
  );
}

const meta = {
  title: "Overlays/Drawer",
  component: Opener,
  args: {
    title: "訂單 GK-2026-0042",
    children: <Text>初心者計劃，一個月。已於 11 月 3 日付款。</Text>,
    footer: <Button>列印收據</Button>,
  },
  argTypes: {
    side: { control: "select", options: drawerSides },
    picture: { control: false },
    children: { control: false },
    footer: { control: false },
  },
} satisfies Meta<typeof Opener>;
export default meta;

type Story = StoryObj<typeof meta>;

const openIt = async (name = "訂單 GK-2026-0042") => {
  await userEvent.click(screen.getByRole("button", { name: /^(?:開啟詳情|Open the details)$/ }));
  return shownOverlay(name);
};

/** Where the sheet lies, once it has come in. */
async function placeOf(drawer: HTMLElement) {
  const sheet = drawer.firstElementChild as HTMLElement;
  await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
  return sheet.getBoundingClientRect();
}

export const Playground: Story = { parameters: inAFrame, play: async () => void (await openIt()) };

export const FromTheEnd: Story = {
  play: async () => {
    const { right, left, height } = await placeOf(await openIt());
    await expect([right, height]).toEqual([document.documentElement.clientWidth, window.innerHeight]);
    await expect(left).toBeGreaterThan(0);
  },
};

export const FromTheStart: Story = {
  args: { side: "start" },
  play: async () => {
    const { left, height } = await placeOf(await openIt());
    await expect([left, height]).toEqual([0, window.innerHeight]);
  },
};

export const FromTheBottom: Story = {
  args: { side: "bottom" },
  play: async () => {
    const { bottom, width, top } = await placeOf(await openIt());
    await expect([bottom, width]).toEqual([window.innerHeight, document.documentElement.clientWidth]);
    await expect(top).toBeGreaterThan(0);
  },
};

/** A hand sees it go before it lets go of the page, upon which the browser looks at all of that again. */
export const LeavesBeforeItLetsGo: Story = {
  play: async () => {
    const drawer = await openIt();
    await Promise.allSettled(drawer.getAnimations().map(({ finished }) => finished));
    within(drawer).getByRole("button", { name: "關閉" }).click();
    // Before there has been a frame.
    await Promise.resolve();
    const [isStillOpen, leaving] = [isOpen(drawer), drawer.getAnimations().length];
    await expect([isStillOpen, leaving]).toEqual([true, 1]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Nobody meets what is drawn before it opens; what was typed within is there again. */
export const KeptMounted: Story = {
  args: { keepMounted: true, children: <TextField name="note" label="備註" />, footer: undefined },
  play: async () => {
    const drawn = await waitFor(() => screen.getByRole("textbox", { name: "備註", hidden: true }));
    await expect(drawn).not.toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
    const drawer = await openIt();
    await expect(drawer).toContainElement(drawn);
    await userEvent.type(drawn, "送到學校");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(drawn).not.toBeVisible());
    await openIt();
    await expect(drawn).toHaveValue("送到學校");
  },
};

/** Whoever opens it again begins at its head. */
export const KeptMountedBeginsAtItsHead: Story = {
  args: { keepMounted: true, children: <div style={{ minBlockSize: "200vh" }}>…</div> },
  play: async () => {
    const sheet = (await openIt()).firstElementChild as HTMLElement;
    sheet.scrollTo(0, sheet.scrollHeight);
    await expect(sheet.scrollTop).toBeGreaterThan(0);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await openIt();
    await waitFor(() => expect(sheet.scrollTop).toBe(0));
  },
};

/** Where one reads from right to left, the end is on the left. */
export const FromTheEndInRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Opener {...args} />
    </div>
  ),
  play: async () => expect((await placeOf(await openIt())).left).toBe(0),
};

const english = {
  title: "Order GK-2026-0042",
  children: <Text>Beginner plan, one month. Paid on November 3.</Text>,
  footer: (
    <>
      <Button variant="secondary">Cancel this order</Button>
      <Button>Print the receipt</Button>
    </>
  ),
} satisfies Partial<DrawerProps>;

export const English: Story = {
  args: english,
  globals: { locale: "en-US", viewport: { value: "w320" } },
  play: async () => void (await openIt("Order GK-2026-0042")),
};

/** What is taller than the window scrolls within, and its foot is reached. */
export const TallerThanTheWindow: Story = {
  args: { children: <div style={{ minBlockSize: "200vh" }}>…</div> },
  play: async () => {
    const drawer = await openIt();
    const sheet = drawer.firstElementChild as HTMLElement;
    await expect(sheet.clientHeight).toBe(window.innerHeight);
    await userEvent.tab();
    const button = screen.getByRole("button", { name: "列印收據" });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

export const BehavesAsOverlay: Story = {
  play: async ({ canvas }) => {
    await behavesAsOverlay({
      opener: canvas.getByRole("button", { name: /^(?:開啟詳情|Open the details)$/ }),
      name: "訂單 GK-2026-0042",
    });
  },
};

export const Sheet: Story = {
  render: specimens(
    inPlace(Drawer),
    meta.args,
    { args: { side: "start" } },
    { args: { side: "end" } },
    { args: { side: "bottom" } },
    { args: english, globals: { locale: "en-US" } },
  ),
};
