import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import type { Locale } from "../../foundations/words/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { entries, guest, member } from "../header/Header.fixture.tsx";
import { Bar } from "./Bar.tsx";
import { CompactBar, type CompactBarProps } from "./index.ts";

const following: readonly string[] = ["school", "introduction", "events", "news", "tips", "about", "contact"];
const seven = (locale: Locale) => entries(locale).filter(({ id }) => following.includes(id));

function LongPage(props: CompactBarProps) {
  return (
    <>
      <header style={{ blockSize: "88px" }} />
      <CompactBar {...props} />
      <main style={{ blockSize: "3000px" }}>
        <h1>活動</h1>
      </main>
    </>
  );
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
const away = async () => {
  scrollTo(400);
  await waitFor(() => expect(document.querySelector("nav")).not.toBeNull());
};

const at = (width: number) => ({
  parameters: {
    viewport: { options: { exact: { name: `${width} px`, styles: { width: `${width}px`, height: "700px" } } } },
  },
  globals: { viewport: { value: "exact" } },
});

const meta = {
  title: "Navigation/CompactBar",
  component: CompactBar,
  args: {
    logo: pictures.logoSymbol,
    items: seven("zh-HK"),
    home: { label: "GK 主頁", href: "/" },
    call: { label: "下載 App", href: "/download" },
    account: guest["zh-HK"],
    onMenu: fn(),
  },
  render: (args) => <LongPage {...args} />,
} satisfies Meta<typeof CompactBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { play: away };

/** Every entry is whole, in whichever view it shows. */
const wholeEntries: Story["play"] = async ({ canvas }) => {
  await away();
  await canvas.findAllByRole("listitem");
  for (const link of canvas.getAllByRole("list").flatMap((row) => [...row.querySelectorAll("a")])) {
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  }
};

const inEnglish = {
  items: seven("en-US"),
  home: { label: "GK home page", href: "/en-US" },
  call: { label: "Download", href: "/en-US/download" },
  account: guest["en-US"],
};

export const English: Story = {
  args: inEnglish,
  globals: { locale: "en-US", viewport: { value: "w320" } },
  play: wholeEntries,
};

export const OnceTheHeaderHasLeft: Story = {
  play: async ({ canvas }) => {
    const navigation = () => canvas.queryByRole("navigation", { name: "快速導覽" });
    await expect(navigation()).toBeNull();
    scrollTo(88);
    await expect(navigation()).toBeNull();
    scrollTo(89);
    await waitFor(() => expect(navigation()).toBeVisible());
    scrollTo(0);
    await waitFor(() => expect(navigation()).toBeNull());
  },
};

/** 1250 px is a carousel. */
export const CarouselAt1250: Story = {
  ...at(1250),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1250);
    await away();
    await expect(canvas.getByRole("button", { name: "下一組" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "下載 App" })).toBeNull();
    // Seven entries, three at a time.
    const entryRow = canvas.getByRole("list", { name: "正顯示第 1 至 3 項，共 7 項" });
    await expect(entryRow.children).toHaveLength(7);
    // A bar that comes while one reads is not announced; what a press has shown is.
    await expect(await canvas.findByRole("status")).toBeEmptyDOMElement();
    canvas.getByRole("button", { name: "下一組" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("正顯示第 4 至 6 項，共 7 項");
  },
};

/** What has scrolled away with the header, such as the way out, is a press away. */
export const MenuBesideTheCarousel: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ args, canvas }) => {
    await away();
    const menu = await canvas.findByRole("button", { name: "開啟選單", expanded: false });
    await expect(menu).toHaveAttribute("aria-haspopup", "dialog");
    await userEvent.click(menu);
    await expect(args.onMenu).toHaveBeenCalledOnce();
    await expect(menu).toHaveFocus();
  },
};

/** Logo, account and menu stand whole in the bar, one beside the other, whatever the carousel between them has room for. */
const withinReach: Story["play"] = async ({ canvas, args }) => {
  await away();
  const account = args.account?.kind === "member" ? args.account.name : args.account?.signIn.label;
  const reached = [
    await canvas.findByRole("link", { name: args.home.label }),
    canvas.getByRole("link", { name: account as string }),
    canvas.getByRole("button", { name: /^(?:開啟選單|Open menu)$/ }),
  ];
  await waitFor(() => expect(reached[0]).toBeVisible());
  const places = reached.map((each) => each.getBoundingClientRect());
  for (const { width, left, right } of places) {
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }
  await expect(places.map(({ left }) => left)).toEqual(places.map(({ left }) => left).toSorted((a, b) => a - b));
};

export const WithinReachAt320: Story = { globals: { viewport: { value: "w320" } }, play: withinReach };

export const WithinReachForMembers: Story = {
  args: { ...inEnglish, account: member("Mrs Chan", "Sign out") },
  globals: { locale: "en-US", viewport: { value: "w390" } },
  play: async (context) => {
    await withinReach(context);
    await expect(context.canvas.getByRole("link", { name: "Mrs Chan" })).toHaveAttribute("href", "/member");
  },
};

export const WholeEntriesAt320: Story = { globals: { viewport: { value: "w320" } }, play: wholeEntries };
export const WholeEntriesAt390InEnglish: Story = {
  args: inEnglish,
  globals: { locale: "en-US", viewport: { value: "w390" } },
  play: wholeEntries,
};
export const WholeEntriesAt768InEnglish: Story = {
  args: inEnglish,
  globals: { locale: "en-US", viewport: { value: "w768" } },
  play: wholeEntries,
};

/** 1251 px is the full list. */
export const FullListAt1251: Story = {
  ...at(1251),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1251);
    await away();
    await expect(canvas.queryByRole("button", { name: "下一組" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "下載 App" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "登入" })).toBeNull();
    // Seven entries, without app, market and plans.
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "學校版",
      "簡介",
      "活動",
      "最新消息",
      "教養貼士",
      "關於我們",
      "聯絡我們",
    ]);
  },
};

/** The bar is fixed to the window; in a frame like this one it is fixed to the frame. */
const Framed = (props: CompactBarProps) => (
  <div style={{ contain: "layout", blockSize: "60px" }}>
    <Bar {...props} />
  </div>
);

export const Sheet: Story = { render: specimens(Framed, meta.args, Playground, WithinReachForMembers) };
