import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../page-body/index.ts";
import { CallToAction, callToActionTones } from "./index.ts";

const chinese = {
  title: "與我們一起成長",
  lead: "有想法、有疑問，或想在學校使用 GK？歡迎與我們聯絡。",
};

const english = {
  title: "Grow with us",
  lead: "Have an idea, a question or a school that could use GK? We’d love to hear from you.",
};

const meta = {
  title: "Reading/CallToAction",
  component: CallToAction,
  args: {
    ...chinese,
    actions: <ButtonLink href="#contact">聯絡我們</ButtonLink>,
    picture: pictures.mascotCheer,
    tone: "reward",
  },
  argTypes: { tone: { control: "select", options: callToActionTones } },
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof CallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  args: { ...english, actions: <ButtonLink href="#contact">Contact us</ButtonLink> },
  globals: { locale: "en-US" },
};

/** Each has a title of its own, as regions of one page do. */
const titles = { paper: "還有疑問？", reward: chinese.title, sky: "給我們留言" };
const tones = callToActionTones.map((tone) => ({ args: { tone, title: titles[tone] } }));

export const Sheet: Story = { render: specimens(CallToAction, meta.args, ...tones, English) };
