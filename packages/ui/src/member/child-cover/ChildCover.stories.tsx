import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { AddChild, ChildCover, type ChildCoverProps, ChildCovers, coverTones } from "./index.ts";

const upgraded: ChildCoverProps = {
  name: "阿晞",
  picture: pictures.avatarChildBoy,
  status: "upgraded",
  stars: { count: 8, total: 12, label: "已得 8 顆銀星，目標 12 顆" },
  view: { href: "#view", label: "查看資料" },
  update: { href: "#update", label: "更新資料" },
  words: {
    about: "小二・7 歲",
    status: "已升級",
    statusBody: "阿晞可使用卓越計劃的所有工具至 2027年9月1日。",
    prize: "已選擇獎品",
  },
};

const trial: ChildCoverProps = {
  ...upgraded,
  name: "小晴",
  picture: pictures.avatarChildGirl,
  tone: "benevolence",
  status: "freeTrial",
  stars: { count: 2, total: 12, label: "已得 2 顆銀星，目標 12 顆" },
  upgrade: { href: "#upgrade", label: "升級" },
  words: {
    about: "高班（K3）・5 歲",
    status: "免費試用中",
    statusBody: "小晴可試用升級工具至 2026年12月4日。",
    prize: "尚未選擇獎品",
  },
};

const english: ChildCoverProps = {
  name: "Alexandra Wilhelmina Cheung",
  picture: pictures.avatarChildGirl,
  tone: "conduct",
  status: "notUpgraded",
  stars: { count: 0, total: 12, label: "0 of 12 silver stars" },
  upgrade: { href: "#upgrade", label: "Upgrade" },
  view: { href: "#view", label: "View" },
  update: { href: "#update", label: "Update" },
  words: {
    about: "Primary 2 · age 7",
    status: "Not upgraded",
    statusBody: "Alexandra Wilhelmina Cheung is using the free tools.",
    prize: "No prize chosen",
  },
};

const meta = {
  title: "Member/ChildCover",
  component: ChildCover,
  argTypes: { tone: { control: "select", options: coverTones } },
  decorators: [
    (Story) => (
      <PageBody width="wide">
        <h1>我的孩子</h1>
        <ChildCovers>
          <Story />
        </ChildCovers>
      </PageBody>
    ),
  ],
} satisfies Meta<typeof ChildCover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: upgraded };

export const CertificatesEarned: Story = {
  args: {
    ...upgraded,
    stars: { count: 1, total: 12, label: "已取得 1 張「GK 嘉許證書」。下一張：已得 1 顆銀星，目標 12 顆" },
    words: { ...upgraded.words, certificates: "已取得 1 張「GK 嘉許證書」" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("已取得 1 張「GK 嘉許證書」")).toBeVisible();
  },
};

export const English: Story = { args: english, globals: { locale: "en-US" } };

export const ActionsAreNamedAfterTheChild: Story = {
  args: trial,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "查看資料 小晴" })).toHaveAttribute("href", "#view");
    await expect(canvas.getByRole("link", { name: "升級 小晴" })).toHaveAttribute("href", "#upgrade");
    await expect(canvas.getByRole("link", { name: "更新資料 小晴" })).toHaveAttribute("href", "#update");
  },
};

export const UpgradedOffersNoUpgrade: Story = {
  name: "An upgraded child is not asked to upgrade",
  args: upgraded,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("已升級")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^升級/ })).toBeNull();
  },
};

export const UnknownStarsAreNotNone: Story = {
  args: { ...upgraded, stars: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/銀星/)).toBeNull();
  },
};

export const Sheet: Story = {
  args: upgraded,
  render: () => (
    <>
      <Specimen inList>
        <ChildCover {...upgraded} />
      </Specimen>
      <Specimen inList>
        <ChildCover {...trial} />
      </Specimen>
      <Specimen inList>
        <AddChild href="#create" label="新增孩子" note="最多可新增 5 個孩子" />
      </Specimen>
    </>
  ),
};
