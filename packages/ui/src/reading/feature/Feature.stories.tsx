import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Illustration } from "../../foundations/illustration/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Phrase, Text } from "../../foundations/text/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../page-body/index.ts";
import { Feature, featureMediaSides } from "./index.ts";

const chinese = {
  title: (
    <>
      <Phrase>一年計劃附送價值</Phrase>
      <Phrase>超過 $500 的禮品</Phrase>
    </>
  ),
  children: <Text size="lead">確認付款後，我們會與你聯絡安排送遞。數量有限，如有需要會以同等價值的禮品代替。</Text>,
};

const english = {
  eyebrow: "Our concept",
  title: "A gift worth over $500 with the one-year plan",
  children: <Text size="lead">We’ll contact you about delivery after your payment is confirmed.</Text>,
};

const meta = {
  title: "Reading/Feature",
  component: Feature,
  args: { ...chinese, media: <Illustration of={pictures.prize} alt="" /> },
  argTypes: { mediaSide: { control: "select", options: featureMediaSides } },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof Feature>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    // The words come first for those who hear the page, wherever the drawing stands.
    const section = canvas.getByRole("region", { name: /^一年計劃附送價值/ });
    await expect(section.firstElementChild).toContainElement(canvas.getByRole("heading"));
  },
};

export const MediaAtEnd: Story = { args: { title: "為甚麼是一隻紅耳鵯？", eyebrow: "理念", mediaSide: "end" } };

export const English: Story = { args: english, globals: { locale: "en-US" } };

export const Sheet: Story = { render: specimens(Feature, meta.args, Playground, MediaAtEnd, English) };
