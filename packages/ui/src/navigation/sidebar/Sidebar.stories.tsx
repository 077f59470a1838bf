import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { lackingRoom } from "../../foundations/specimens/lacking-room.ts";
import { behavesAsOverlay, shownOverlay } from "../../overlays/overlay/overlay-suite.ts";
import { pictures } from "../../product/pictures/index.ts";
import { entries, guest, labels, languageSwitch, member } from "../header/Header.fixture.tsx";
import { Sidebar, type SidebarProps } from "./index.ts";

const words = {
  guestTitle: "歡迎來到 GK",
  guestBody: "登入查看孩子的進度，或免費註冊成為會員。",
  member: "我的帳戶",
};

const english = {
  items: entries("en-US"),
  account: guest["en-US"],
  language: languageSwitch("en-US"),
  words: {
    guestTitle: "Welcome to GK",
    guestBody: "Sign in to see your children’s progress, or register for free.",
    member: "My account",
  },
};

function Opener(props: Omit<SidebarProps, "open" | "onOpenChange">) {
  const [open, setOpen] = useState(false);
  return (
    // The links of the story lead nowhere: what is tested is that the menu closes.
    <div
      onClickCapture={(event) => event.target instanceof Element && event.target.closest("a") && event.preventDefault()}
    >
      <main style={{ padding: "20px", minBlockSize: "800px" }}>
        <h1 tabIndex={-1}>活動</h1>
        <Button onClick={() => setOpen(true)}>開啟選單</Button>
        <Sidebar {...props} open={open} onOpenChange={setOpen} />
      </main>
    </div>
  );
}

const openIt = async (name = "選單") => {
  await userEvent.click(screen.getByRole("button", { name: /^(?:開啟選單|Open menu)$/ }));
  return shownOverlay(name);
};

const meta = {
  title: "Navigation/Sidebar",
  component: Opener,
  args: {
    logo: pictures.logo,
    welcome: pictures.mascotHello,
    items: entries("zh-HK"),
    account: guest["zh-HK"],
    language: languageSwitch("zh-HK"),
    words,
  },
  argTypes: { language: { control: false } },
  globals: { viewport: { value: "w390" } },
} satisfies Meta<typeof Opener>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: inAFrame, play: async () => void (await openIt()) };

export const English: Story = {
  args: english,
  globals: { locale: "en-US", viewport: { value: "w390" } },
  play: async () => void (await openIt("Menu")),
};

export const Member: Story = {
  args: { items: entries("zh-HK", true), account: member("晞晞媽媽", "登出") },
  play: async () => {
    await openIt();
    const links = screen.getByRole("navigation", { name: "主導覽" }).querySelectorAll("a");
    // As in the header, the school entry is first and stands out.
    await expect([...links].map((link) => link.textContent)).toEqual(Object.values(labels["zh-HK"]));
    const [school, ...others] = [...links].map((link) => getComputedStyle(link).backgroundColor);
    await expect(others).not.toContain(school);
    await expect(screen.getByRole("button", { name: "登出" })).toHaveAttribute("form", "sign-out");
    const own = within(screen.getByRole("navigation", { name: "我的帳戶" })).getAllByRole("link");
    await expect(own.map((link) => link.textContent)).toEqual(["總覽", "個人資料", "我的孩子", "購買紀錄", "設定"]);
  },
};

export const MemberInEnglishWithALongName: Story = {
  args: {
    ...english,
    items: entries("en-US", true),
    account: member("Wong Chan Tai Man Christopher Alexander", "Sign out"),
  },
  globals: { locale: "en-US", viewport: { value: "w320" } },
  play: async () => void (await openIt("Menu")),
};

const isLined = (link: Element) => {
  const { outlineStyle, boxShadow } = getComputedStyle(link);
  return outlineStyle !== "none" || boxShadow !== "none";
};

/** Where a tint is not seen, or says too little, a line is around the page that shows. */
export const CurrentInForcedColours: Story = {
  ...Member,
  globals: { colours: "forced", viewport: { value: "w390" } },
  play: async () => {
    const menu = await openIt();
    menu.focus();
    const links = [...menu.querySelectorAll("nav a")];
    const current = links.filter((link) => link.matches("[aria-current='page']"));
    await expect(current).not.toEqual([]);
    await expect(links.filter(isLined)).toEqual(current);
  },
};

export const CurrentWithMoreContrast: Story = {
  ...CurrentInForcedColours,
  globals: { theme: "contrast", viewport: { value: "w390" } },
};

/** Text at 200 % on the narrowest phone: all words are there, one below the other. */
export const LargeTextAt320: Story = {
  args: english,
  globals: { locale: "en-US", text: "large", viewport: { value: "w320" } },
  play: async () => {
    const menu = await openIt("Menu");
    const [sheet] = menu.children;
    await expect(sheet && lackingRoom(sheet)).toEqual([]);
    await expect(sheet?.scrollWidth).toBe(sheet?.clientWidth);
  },
};

export const BehavesAsOverlay: Story = {
  play: async ({ canvas }) => {
    await behavesAsOverlay({ opener: canvas.getByRole("button", { name: /^(?:開啟選單|Open menu)$/ }), name: "選單" });
  },
};

/** Unlike behind a pop-up, the page is dark at any width: a strip of it stays in view. */
export const DarkPageBehind: Story = {
  play: async () => {
    const menu = await openIt();
    await waitFor(() => expect(getComputedStyle(menu).backgroundColor).not.toBe("rgba(0, 0, 0, 0)"));
  },
};

/** Following a link closes the menu and gives focus back. */
export const ClosesOnNavigation: Story = {
  play: async ({ canvas }) => {
    await openIt();
    await userEvent.click(screen.getByRole("link", { name: "教養貼士" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: /^(?:開啟選單|Open menu)$/ })).toHaveFocus());
  },
};

/** A link within a page takes the focus to its place; the menu that closes behind it does not take it back. */
export const LeavesTheFocusWhereALinkLed: Story = {
  play: async ({ canvas }) => {
    await openIt();
    const place = canvas.getByRole("heading", { name: "活動", hidden: true });
    await userEvent.click(screen.getByRole("link", { name: "簡介" }));
    place.focus();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(place).toHaveFocus();
  },
};
