import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { ChildPick } from "./index.ts";

const meta = {
  title: "Member/ChildPick",
  component: ChildPick,
  args: {
    label: "選擇孩子",
    current: "1",
    options: [
      { id: "1", href: "#1", name: "阿晞", picture: pictures.avatarChildBoy, note: "已升級" },
      { id: "2", href: "#2", name: "小晴", picture: pictures.avatarChildGirl, note: "免費試用中" },
    ],
  },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof ChildPick>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName(/阿晞/);
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    label: "Choose a child",
    current: "2",
    options: [
      { id: "1", href: "#1", name: "Hei", picture: pictures.avatarChildBoy, note: "Upgraded" },
      {
        id: "2",
        href: "#2",
        name: "Alexandra Wilhelmina Cheung",
        picture: pictures.avatarChildGirl,
        note: "Free trial",
      },
    ],
  },
};

export const Sheet: Story = { render: specimens(ChildPick, meta.args, Playground, English) };
