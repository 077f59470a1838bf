import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { UsageFlow } from "./index.ts";

const chinese = {
  title: "怎樣使用？",
  lead: "五個簡單步驟，再忙也做得到。",
  steps: {
    pick: {
      title: "挑選任務",
      body: "在 App 挑選適合孩子的任務，派發給孩子。",
    },
    accept: {
      title: "接受任務",
      body: "孩子接受後有 2 天時間完成；覺得不合適的話，也可以不接受，並說明原因。",
    },
    report: {
      title: "完成並匯報",
      body: "任務完成！孩子用圖畫、錄音、照片或文字告訴你經過。",
    },
    approve: {
      title: "批核並讚賞",
      body: "在 2 天內批核，趁孩子印象猶新，送上一句讚賞。",
    },
    celebrate: {
      title: "一起慶祝",
      body: "貼紙換成徽章，徽章換成星星，每張證書都值得一家人慶祝。",
    },
  },
  more: "查看完整教學",
};

const english = {
  title: "How it works",
  lead: "Five simple steps that fit into a busy day.",
  steps: {
    pick: {
      title: "Pick and send",
      body: "Choose a mission that suits your child today and send it in the app.",
    },
    accept: {
      title: "Accept",
      body: "Your child accepts and has 2 days to complete it. If it doesn’t feel right, they can turn it down and tell you why.",
    },
    report: {
      title: "Do it and report",
      body: "Mission done! Your child reports back with a drawing, a recording, a photo or a few words.",
    },
    approve: {
      title: "Approve and praise",
      body: "Approve within 2 days and add a word of praise while the moment is still fresh.",
    },
    celebrate: {
      title: "Celebrate together",
      body: "Stickers become badges, badges become stars, and every certificate is a reason to celebrate.",
    },
  },
  more: "See the full tutorial",
};

const meta = {
  title: "Home/UsageFlow",
  component: UsageFlow,
  args: { words: chinese, moreHref: "#app" },
} satisfies Meta<typeof UsageFlow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { words: english }, globals: { locale: "en-US" } };

export const FiveStepsInOrder: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("list")).getAllByRole("heading", { level: 3 });
    await expect(steps.map(({ textContent }) => textContent)).toEqual(
      Object.values(chinese.steps).map(({ title }) => title),
    );
    await expect(canvas.getByRole("link", { name: chinese.more })).toHaveAttribute("href", "#app");
  },
};

export const Sheet: Story = {
  render: specimens(UsageFlow, meta.args, Playground, { ...English, args: { ...English.args, id: "english" } }),
};
