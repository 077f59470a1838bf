import type { Meta, StoryObj } from "@storybook/react-vite";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Heading, Text } from "../../foundations/text/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { Sheet as Paper } from "../sheet/index.ts";
import { Columns } from "./index.ts";

const meta = {
  title: "Layout/Columns",
  component: Columns,
  args: {
    children: (
      <Paper>
        <Text>給我們留言</Text>
      </Paper>
    ),
    aside: (
      <>
        <Heading level={2} size="xl">
          其他聯絡方法
        </Heading>
        <Text>星期一至五，上午 9:30 至下午 6:00（公眾假期休息）</Text>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  args: {
    children: (
      <Paper>
        <Text>Send us a message</Text>
      </Paper>
    ),
    aside: (
      <>
        <Heading level={2} size="xl">
          Other ways to reach us
        </Heading>
        <Text>Monday to Friday, 9:30 am to 6:00 pm (closed on public holidays)</Text>
      </>
    ),
  },
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(Columns, meta.args, Playground, English) };
