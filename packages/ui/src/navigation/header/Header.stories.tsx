import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { icons } from "../../foundations/icon/index.ts";
import { tabStops } from "../../foundations/link/tab-stops.ts";
import { lackingRoom } from "../../foundations/specimens/lacking-room.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { entries, guest, labels, languageSwitch, member } from "./Header.fixture.tsx";
import { Header, type HeaderProps } from "./index.ts";

type Shown = Pick<HeaderProps, "home" | "items" | "account" | "language" | "search">;

const englishGuest: Shown = {
  home: { label: "GK home page", href: "/en-US" },
  items: entries("en-US"),
  account: guest["en-US"],
  language: languageSwitch("en-US"),
  search: { label: "Search", href: "/search" },
};

const englishMember: Shown = {
  ...englishGuest,
  items: entries("en-US", true),
  account: member("Wong Chan Tai Man Christopher Alexander", "Sign out"),
};

/** A window of an exact width, of which a scroll bar takes a part. */
const at = (width: number): Pick<Story, "decorators" | "globals" | "parameters"> => ({
  decorators: [
    (Story) => (
      <div style={{ paddingInlineEnd: "17px" }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    viewport: { options: { exact: { name: `${width} px`, styles: { width: `${width}px`, height: "400px" } } } },
  },
  globals: { locale: "en-US", viewport: { value: "exact" } },
});

/** How many rows the entries take. */
const rows = (navigation: HTMLElement) =>
  new Set(
    within(navigation)
      .getAllByRole("link")
      .map((link) => link.getBoundingClientRect().top),
  ).size;

const meta = {
  title: "Navigation/Header",
  component: Header,
  args: {
    logo: pictures.logo,
    home: { label: "GK 主頁", href: "/" },
    items: entries("zh-HK"),
    account: guest["zh-HK"],
    language: languageSwitch("zh-HK"),
    search: { label: "搜尋", href: "/search" },
    onMenu: fn(),
  },
  argTypes: { language: { control: false } },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  args: englishGuest,
  globals: { locale: "en-US" },
};

export const Member: Story = {
  globals: { viewport: { value: "w1440" } },
  args: { items: entries("zh-HK", true), account: member("晞晞媽媽", "登出") },
  play: async ({ canvas }) => {
    const entryLinks = canvas.getAllByRole("listitem").map((item) => item.textContent);
    // Signed in, the school entry is first and stands out.
    await expect(entryLinks[0]).toBe("學校版");
    await expect(canvas.getByRole("link", { name: "晞晞媽媽" })).toHaveAttribute("href", "/member");
    await expect(canvas.queryByRole("button", { name: "登出" })).toBeNull();
    canvas.getByRole("button", { name: "帳戶選單", expanded: false }).focus();
    await userEvent.keyboard("{Enter}");
    const list = canvas.getByRole("list", { name: "帳戶選單" });
    await waitFor(() => expect(within(list).getAllByRole("link")).toHaveLength(5));
    await expect(canvas.getByRole("button", { name: "登出" })).toHaveAttribute("form", "sign-out");
  },
};

/** The account menu open: its sheet is in line with the end of its button. */
export const AccountMenu: Story = {
  ...Member,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "帳戶選單" });
    await userEvent.click(button);
    const list = canvas.getByRole("list", { name: "帳戶選單" });
    await waitFor(() => expect(list).toBeVisible());
    const end = list.parentElement?.getBoundingClientRect().right ?? 0;
    await expect(Math.round(end - button.getBoundingClientRect().right)).toBe(0);
  },
};

export const MemberInEnglishWithALongName: Story = {
  args: englishMember,
  globals: { locale: "en-US" },
};

/** Above 1250 px the longest entries stand in one row, and a long name takes two lines beside them. */
export const OneRowAt1251: Story = {
  ...at(1251),
  args: englishMember,
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1251);
    await expect(rows(canvas.getByRole("navigation", { name: "Main navigation" }))).toBe(1);
    await expect(canvas.getByRole("banner").getBoundingClientRect().height).toBe(88);
  },
};

/** A guest's two ways in are as wide as they are: the entries have one row beside them too. */
export const GuestInOneRowAt1251: Story = {
  ...OneRowAt1251,
  args: englishGuest,
};

/** At 1250 px and below the entries have a row of their own. */
export const TwoRowsAt927: Story = {
  ...at(927),
  args: englishMember,
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole("navigation", { name: "Main navigation" });
    await expect(rows(navigation)).toBe(1);
    await expect(navigation.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByRole("link", { name: "GK home page" }).getBoundingClientRect().bottom,
    );
  },
};

const drawnElsewhere =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 40'%3E%3Crect width='120' height='40' rx='8' fill='%23175b85'/%3E%3C/svg%3E";

/** Any entries, under any logo. */
export const OtherSite: Story = {
  globals: { viewport: { value: "w1440" } },
  args: {
    logo: { src: drawnElsewhere, width: 120, height: 40 },
    home: { label: "海港小學", href: "/" },
    items: [
      { id: "timetable", label: "時間表", href: "/timetable", current: true },
      { id: "notices", label: "通告", href: "/notices" },
      { id: "open-day", label: "開放日", href: "/open-day", icon: icons.calendarDays, highlighted: true },
    ],
  },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole("navigation", { name: "主導覽" });
    const entryLinks = within(navigation).getAllByRole("link");
    await expect(entryLinks.map((link) => link.textContent)).toEqual(["時間表", "通告", "開放日"]);
    await expect(canvas.getByRole("link", { name: "海港小學" }).querySelector("img")).toHaveAttribute(
      "src",
      drawnElsewhere,
    );
  },
};

export const LowOnAPhone: Story = { args: { plain: true }, globals: { viewport: { value: "w390" } } };

export const TenEntriesInOrder: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole("navigation", { name: "主導覽" });
    const links = [...navigation.querySelectorAll("a")];
    // The main navigation has ten entries.
    await expect(links.map((link) => link.textContent)).toEqual(Object.values(labels["zh-HK"]));
    await expect(links.filter((link) => link.ariaCurrent === "page").map((link) => link.textContent)).toEqual(["活動"]);
  },
};

export const ByKeyboard: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async () => {
    await expect(await tabStops(16)).toEqual([
      "GK 主頁",
      ...Object.values(labels["zh-HK"]),
      "搜尋",
      "中",
      "Eng",
      "登入",
      "註冊",
    ]);
  },
};

export const MenuButtonOnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ args, canvas }) => {
    const menu = canvas.getByRole("button", { name: "開啟選單", expanded: false });
    await expect(menu).toHaveAttribute("aria-haspopup", "dialog");
    menu.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onMenu).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    await expect(args.onMenu).toHaveBeenCalledTimes(2);
    await userEvent.click(menu);
    await expect(args.onMenu).toHaveBeenCalledTimes(3);
    await expect(menu).toHaveFocus();
    await expect(window.location.hash).toBe("");
  },
};

export const MenuButtonSaysThatItIsOpen: Story = {
  args: { menuOpen: true },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "開啟選單", expanded: true })).toBeVisible();
  },
};

/** Before scripts, and where no menu opens, a link leads to the entries, which show below the bar. */
export const MenuLinkWithoutAMenu: Story = {
  globals: { viewport: { value: "w390" } },
  render: (args) => <Header {...args} onMenu={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "開啟選單" })).toHaveAttribute("href", "#site-menu");
  },
};

const hasRoom: Story["play"] = async ({ canvas }) => {
  await expect(lackingRoom(canvas.getByRole("banner"))).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
};

/** Text at 200 %: nothing is cut, leaves the bar or lies over another, on a phone, a tablet and a small desk. */
export const LargeTextAt320: Story = {
  args: englishGuest,
  globals: { locale: "en-US", text: "large", viewport: { value: "w320" } },
  play: hasRoom,
};
export const LargeTextAt768: Story = {
  args: englishMember,
  globals: { locale: "en-US", text: "large", viewport: { value: "w768" } },
  play: hasRoom,
};
export const LargeTextAt1024: Story = {
  ...at(1024),
  args: englishMember,
  globals: { locale: "en-US", text: "large", viewport: { value: "exact" } },
  play: hasRoom,
};
export const LargeTextAt1024InChinese: Story = {
  ...at(1024),
  args: { items: entries("zh-HK", true), account: member("晞晞媽媽", "登出") },
  globals: { text: "large", viewport: { value: "exact" } },
  play: hasRoom,
};

export const Sheet: Story = { render: specimens(Header, meta.args, Playground, MemberInEnglishWithALongName) };
