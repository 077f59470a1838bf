import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Text } from "../../foundations/text/index.ts";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { MemberMenu } from "../member-menu/index.ts";
import { MemberHead, MemberLayout } from "./index.ts";

const meta = {
  title: "Member/MemberLayout",
  component: MemberLayout,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MemberLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    menu: (
      <MemberMenu
        items={[
          { id: "index", label: "總覽", href: "#index", icon: icons.layoutGrid },
          { id: "children", label: "我的孩子", href: "#children", icon: icons.baby, current: true },
          { id: "orders", label: "購買紀錄", href: "#orders", icon: icons.receiptText },
          { id: "settings", label: "設定", href: "#settings", icon: icons.settings },
        ]}
        member={{ name: "晞晞媽媽", detail: "2 個孩子", picture: pictures.avatarMum.src }}
        signOut={{ label: "登出", form: "sign-out" }}
      />
    ),
    children: (
      <>
        <MemberHead
          title="我的孩子"
          lead="選擇孩子，查看進度、獎品及計劃。"
          actions={
            <ButtonLink href="#add">
              <Icon of={icons.plus} />
              新增孩子
            </ButtonLink>
          }
        />
        <Paper>
          <Text>未有孩子資料</Text>
        </Paper>
      </>
    ),
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    menu: (
      <MemberMenu
        items={[
          { id: "index", label: "Overview", href: "#index", icon: icons.layoutGrid },
          { id: "children", label: "My children", href: "#children", icon: icons.baby },
          { id: "orders", label: "Purchase records", href: "#orders", icon: icons.receiptText, current: true },
          { id: "settings", label: "Settings", href: "#settings", icon: icons.settings },
        ]}
        member={{ name: "Hei’s dad", detail: "2 children", picture: pictures.avatarDad.src }}
        signOut={{ label: "Sign out", form: "sign-out" }}
      />
    ),
    children: <MemberHead title="Purchase records" lead="Every plan you’ve bought, newest first." />,
  },
};

/** Between a phone and a desk the menu is narrower, and keeps to its column. */
export const MenuBesideThePageAt1024: Story = {
  ...English,
  parameters: {
    viewport: { options: { exact: { name: "1024 px", styles: { width: "1024px", height: "700px" } } } },
  },
  globals: { locale: "en-US", viewport: { value: "exact" } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1024);
    const page = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    for (const link of canvas.getByRole("navigation").querySelectorAll("a")) {
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(page.left);
    }
  },
};

export const Sheet: Story = {
  args: { menu: null, children: null },
  render: specimens(MemberLayout, { menu: null, children: null }, Playground, English),
};
