import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "../notice/index.ts";
import { Sheet } from "../sheet/index.ts";
import { Text } from "../text/index.ts";
import { PageBody } from "./index.ts";

const meta = {
  title: "Reading/PageBody",
  component: PageBody,
  args: {
    children: (
      <>
        <Sheet>
          <Text>上午 10:00 至中午 12:30，沙田公園。</Text>
        </Sheet>
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
        <Sheet>
          <Text>10:00 am to 12:30 pm, Sha Tin Park.</Text>
        </Sheet>
        <Notice>Listings are advertisements provided by merchants.</Notice>
      </>
    ),
  },
  globals: { locale: "en-US" },
};
