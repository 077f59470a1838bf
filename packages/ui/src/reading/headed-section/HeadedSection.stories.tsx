import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { FaqList } from "../faq-list/index.ts";
import { PageBody } from "../page-body/index.ts";
import { HeadedSection } from "./index.ts";

const chinese = {
  title: "計劃常見問題",
  more: { href: "#faq", text: "查看所有常見問題" },
  children: (
    <FaqList
      questions={[
        { id: "per-child", question: "一個計劃可以給幾個孩子用？", answer: "每個計劃只適用於一個孩子。" },
        { id: "refund", question: "可以退款嗎？", answer: "訂閱後，款項恕不退還。" },
      ]}
      defaultOpen="per-child"
    />
  ),
};

const english = {
  title: "Questions about plans",
  more: { href: "#faq", text: "See all questions" },
  children: (
    <FaqList
      questions={[{ id: "refund-en", question: "Can I get a refund?", answer: "Payments aren’t refundable." }]}
      defaultOpen="refund-en"
    />
  ),
};

const meta = {
  title: "Reading/HeadedSection",
  component: HeadedSection,
  args: { ...chinese, picture: pictures.mascotThink },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof HeadedSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole("region", { name: "計劃常見問題" });
    await expect(section).toHaveTextContent("每個計劃只適用於一個孩子。");
  },
};

export const WithoutPicture: Story = { args: { title: "關於收費", picture: undefined } };

export const English: Story = { args: english, globals: { locale: "en-US" } };

export const Sheet: Story = { render: specimens(HeadedSection, meta.args, Playground, WithoutPicture, English) };
