import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Container } from "../container/index.ts";
import { specimens } from "../foundations/specimens.tsx";
import { icons } from "../icon/index.ts";
import { pictures } from "../illustration/index.ts";
import { MemberMenu, type MemberMenuItem } from "./index.ts";

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

const meta = {
  title: "Navigation/MemberMenu",
  component: MemberMenu,
  args: {
    items: items("zh"),
    member: { name: "晞晞媽媽", detail: "2 個孩子", picture: pictures.avatarMum.src },
    signOut: { label: "登出", href: "/member/signout" },
  },
  argTypes: { items: { control: false } },
  render: (args) => (
    <Container width="wide">
      <MemberMenu {...args} />
    </Container>
  ),
} satisfies Meta<typeof MemberMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("總覽");
    // T22: the words differ from the routes.
    await expect(canvas.getByRole("link", { name: "購買紀錄" })).toHaveAttribute("href", "/member/subscription-orders");
  },
};

export const EnglishWithALongName: Story = {
  args: {
    items: items("en", "orders"),
    member: { name: "Wong Chan Tai Man Christopher Alexander", detail: "2 children" },
    signOut: { label: "Sign out", href: "/member/signout" },
  },
  globals: { locale: "en-US" },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const Sheet: Story = { render: specimens(MemberMenu, meta.args, Playground, EnglishWithALongName) };
