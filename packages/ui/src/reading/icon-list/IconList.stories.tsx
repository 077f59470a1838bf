import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { PageBody } from "../page-body/index.ts";
import { IconList } from "./index.ts";

const meta = {
  title: "Reading/IconList",
  component: IconList,
  args: {
    items: [
      { icon: icons.camera, term: "相機及照片", text: "以照片匯報任務，或加入個人頭像。" },
      { icon: icons.bell, term: "通知", text: "提示你有匯報等待批核。" },
    ],
  },
  decorators: [
    (Story) => (
      <PageBody width="text">
        <h1>App 會要求的權限</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof IconList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["相機及照片", "通知"]);
    await expect(canvas.getAllByRole("definition")[1]).toHaveTextContent("等待批核");
  },
};

export const English: Story = {
  args: {
    items: [
      { icon: icons.camera, term: "Camera and photos", text: "To report a mission with a photo." },
      { icon: icons.bell, term: "Notifications", text: "To tell you that a report is waiting for approval." },
    ],
  },
  globals: { locale: "en-US" },
};

export const Facts: Story = {
  args: {
    emphasis: "text",
    items: [
      { icon: icons.mail, term: "電郵", text: <a href="mailto:hello@gk.example">hello@gk.example</a> },
      { icon: icons.clock, term: "辦公時間", text: "星期一至五，上午 9:30 至下午 6:00（公眾假期休息）" },
    ],
  },
};

export const FactsEnglish: Story = {
  args: {
    emphasis: "text",
    items: [
      { icon: icons.mail, term: "Email", text: <a href="mailto:hello@gk.example">hello@gk.example</a> },
      {
        icon: icons.clock,
        term: "Office hours",
        text: "Monday to Friday, 9:30 am to 6:00 pm (closed on public holidays)",
      },
    ],
  },
  globals: { locale: "en-US" },
};

export const Sheet: Story = { render: specimens(IconList, meta.args, Playground, English, Facts, FactsEnglish) };
