import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "../../controls/notice/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Text } from "../../foundations/text/index.ts";
import { Sheet as Paper } from "../../layout/sheet/index.ts";
import { PageBody } from "./index.ts";

const meta = {
  title: "Reading/PageBody",
  component: PageBody,
  args: {
    children: (
      <>
        <Paper>
          <Text>上午 10:00 至中午 12:30，沙田公園。</Text>
        </Paper>
        <Notice>以上均為商戶提供的廣告。</Notice>
      </>
    ),
  },
} satisfies Meta<typeof PageBody>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  args: {
    width: "text",
    children: (
      <>
        <Paper>
          <Text>10:00 am to 12:30 pm, Sha Tin Park.</Text>
        </Paper>
        <Notice>Listings are advertisements provided by merchants.</Notice>
      </>
    ),
  },
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(PageBody, meta.args, Playground, English) };
