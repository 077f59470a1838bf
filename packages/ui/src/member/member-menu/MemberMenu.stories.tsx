import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { tabStops } from "../../foundations/link/tab-stops.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Container } from "../../layout/container/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { MemberMenu, type MemberMenuItem, type MemberMenuProps } from "./index.ts";

const places = [
  { id: "index", zh: "總覽", en: "Overview", href: "/member", icon: icons.layoutGrid },
  { id: "profile", zh: "個人資料", en: "Profile", href: "/member/profile", icon: icons.userRound },
  { id: "children", zh: "我的孩子", en: "My children", href: "/member/children", icon: icons.baby },
  { id: "prizes", zh: "獎勵計劃", en: "Prize scheme", href: "/member/prizes", icon: icons.gift },
  {
    id: "orders",
    zh: "購買紀錄",
    en: "Purchase records",
    href: "/member/subscription-orders",
    icon: icons.receiptText,
  },
  { id: "activities", zh: "特別活動", en: "Special events", href: "/member/special-activity", icon: icons.partyPopper },
  { id: "settings", zh: "設定", en: "Settings", href: "/member/settings", icon: icons.settings },
];

const items = (language: "zh" | "en", current = "index"): MemberMenuItem[] =>
  places.map(({ id, href, icon, [language]: label }) => ({ id, href, icon, label, current: id === current }));

/** Moves to the overview, as the router would. */
function Moving(props: MemberMenuProps) {
  const [current, setCurrent] = useState<string>();
  return (
    <Container width="wide">
      <MemberMenu {...props} items={current ? items("en", current) : props.items} />
      <Button onClick={() => setCurrent("index")}>Overview</Button>
    </Container>
  );
}

/** Its marks run from edge to edge of the window, so it needs the gutters around it. */
function InContainer(props: MemberMenuProps) {
  return (
    <Container width="wide">
      <MemberMenu {...props} />
    </Container>
  );
}

const meta = {
  title: "Member/MemberMenu",
  component: MemberMenu,
  args: {
    items: items("zh"),
    member: { name: "晞晞媽媽", detail: "2 個孩子", picture: pictures.avatarMum.src },
    signOut: { label: "登出", form: "sign-out" },
  },
  argTypes: { items: { control: false } },
  render: InContainer,
} satisfies Meta<typeof MemberMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("總覽");
    // The words differ from the routes.
    await expect(canvas.getByRole("link", { name: "購買紀錄" })).toHaveAttribute("href", "/member/subscription-orders");
    await expect(await tabStops(places.length)).toEqual(places.map(({ zh }) => zh));
  },
};

export const EnglishWithALongName: Story = {
  args: {
    items: items("en", "orders"),
    member: { name: "Wong Chan Tai Man Christopher Alexander", detail: "2 children" },
    signOut: { label: "Sign out", form: "sign-out" },
  },
  globals: { locale: "en-US" },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

/** The row of marks opens at the page that is shown, and goes along to another one. */
export const CurrentMarkInViewOnAPhone: Story = {
  args: { items: items("en", "settings") },
  globals: { locale: "en-US", viewport: { value: "w320" } },
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    const inView = (name: string) =>
      waitFor(async () => {
        const mark = canvas.getByRole("link", { name, current: "page" }).getBoundingClientRect();
        await expect(mark.left).toBeGreaterThanOrEqual(0);
        await expect(mark.right).toBeLessThanOrEqual(window.innerWidth);
      });
    await inView("Settings");
    await userEvent.click(canvas.getByRole("button", { name: "Overview" }));
    await inView("Overview");
  },
};

export const Sheet: Story = { render: specimens(InContainer, meta.args, Playground, EnglishWithALongName) };
