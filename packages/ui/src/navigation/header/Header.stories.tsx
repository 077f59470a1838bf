import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabStops } from "../../foundations/link/tab-stops.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Header, type HeaderProps } from "./index.ts";
import { entries, guest, labels, languageSwitch, member } from "./samples.tsx";

type Shown = Pick<HeaderProps, "home" | "items" | "account" | "language">;

const englishGuest: Shown = {
  home: { label: "GK home page", href: "/en-US" },
  items: entries("en-US"),
  account: guest["en-US"],
  language: languageSwitch("en-US"),
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
    home: { label: "GK 主頁", href: "/" },
    items: entries("zh-HK"),
    account: guest["zh-HK"],
    language: languageSwitch("zh-HK"),
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
    // T32: signed in, the school entry is first and stands out.
    await expect(entryLinks[0]).toBe("學校版");
    await expect(canvas.getByRole("link", { name: "晞晞媽媽" })).toHaveAttribute("href", "/member");
    await expect(canvas.getByRole("link", { name: "登出" })).toHaveAttribute("href", "/member/signout");
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

export const LowOnAPhone: Story = { args: { plain: true }, globals: { viewport: { value: "w390" } } };

export const TenEntriesInOrder: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole("navigation", { name: "主導覽" });
    const links = [...navigation.querySelectorAll("a")];
    // T30: the main navigation has ten entries.
    await expect(links.map((link) => link.textContent)).toEqual(Object.values(labels["zh-HK"]));
    await expect(links.filter((link) => link.ariaCurrent === "page").map((link) => link.textContent)).toEqual(["活動"]);
  },
};

export const ByKeyboard: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async () => {
    await expect(await tabStops(15)).toEqual([
      "GK 主頁",
      ...Object.values(labels["zh-HK"]),
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
    const menu = canvas.getByRole("link", { name: "開啟選單" });
    await expect(menu).toHaveAttribute("href", "#site-menu");
    menu.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onMenu).toHaveBeenCalledOnce();
    await expect(menu).toHaveFocus();
    await expect(window.location.hash).toBe("");
  },
};

export const Sheet: Story = { render: specimens(Header, meta.args, Playground, MemberInEnglishWithALongName) };
