import type { Meta, StoryObj } from "@storybook/react-vite";
import { Illustration } from "../../foundations/illustration/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { Greeting } from "./index.ts";

const meta = {
  title: "Member/Greeting",
  component: Greeting,
  args: {
    picture: <Illustration of={pictures.avatarMum} alt="" />,
    words: { title: "晞晞媽媽，你好", lead: "看看家中的最新動態。" },
  },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Greeting>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EnglishLongName: Story = {
  globals: { locale: "en-US" },
  args: {
    words: { title: "Hi, Alexandra Wilhelmina Cheung", lead: "Here’s what’s happening in your family." },
  },
};

export const Sheet: Story = { render: specimens(Greeting, meta.args, Playground, EnglishLongName) };
