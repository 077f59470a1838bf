import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/index.ts";
import { specimens } from "../foundations/specimens.tsx";
import { Icon, icons } from "../icon/index.ts";
import { Sheet as Paper } from "../sheet/index.ts";
import { Text } from "../text/index.ts";
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
      <nav aria-label="我的帳戶">
        <a href="#children">我的孩子</a>
      </nav>
    ),
    children: (
      <>
        <MemberHead
          title="我的孩子"
          lead="選擇孩子，查看進度、獎品及計劃。"
          action={
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
      <nav aria-label="My account">
        <a href="#children">My children</a>
      </nav>
    ),
    children: <MemberHead title="Purchase records" lead="Every plan you’ve bought, newest first." />,
  },
};

export const Sheet: Story = {
  args: { menu: null, children: null },
  render: specimens(MemberLayout, { menu: null, children: null }, Playground, English),
};
