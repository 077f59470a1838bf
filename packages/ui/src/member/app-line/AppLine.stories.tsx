import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoreButton } from "../../controls/store-button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../../reading/page-body/index.ts";
import { AppLine } from "./index.ts";

const meta = {
  title: "Member/AppLine",
  component: AppLine,
  args: {
    children: "派發及批核任務，請使用手機 App。",
    stores: (
      <>
        <StoreButton store="apple" href="#apple" action="立即下載" name="App Store" />
        <StoreButton store="google" href="#google" action="立即下載" name="Google Play" />
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
} satisfies Meta<typeof AppLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    children: "Missions are sent and approved in the mobile app.",
    stores: (
      <>
        <StoreButton store="apple" href="#apple" action="Download on the" name="App Store" />
        <StoreButton store="google" href="#google" action="Get it on" name="Google Play" />
      </>
    ),
  },
};

export const Sheet: Story = { render: specimens(AppLine, meta.args, Playground, English) };
