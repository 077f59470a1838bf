import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { PageHead, pageHeadTones } from "./index.ts";

const chinese = {
  title: "計劃及收費",
  lead: "免費開始使用。孩子準備好再進一步時，選擇最適合你家的計劃。",
};

const english = {
  title: "Plans & pricing",
  lead: "Start for free. When your child is ready for more, choose the plan that fits your family.",
};

const meta = {
  title: "Reading/PageHead",
  component: PageHead,
  args: {
    ...chinese,
    tone: "leaf",
    picture: pictures.mascotFly,
    children: <ButtonLink href="#school">學校計劃</ButtonLink>,
  },
  argTypes: { tone: { control: "select", options: pageHeadTones } },
} satisfies Meta<typeof PageHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  args: { ...english, children: <ButtonLink href="#school">School plans</ButtonLink> },
  globals: { locale: "en-US" },
};

export const WithoutPicture: Story = { args: { picture: undefined, children: undefined, tone: "dusk" } };

/** A title of the provider's, in the text face. */
export const Dynamic: Story = { args: { title: "校園專訪：把品格帶進早會", dynamic: true, tone: "kapok" } };

const tones = pageHeadTones.map((tone) => ({ args: { tone, children: undefined } }));

export const Sheet: Story = {
  render: specimens(PageHead, meta.args, Playground, WithoutPicture, Dynamic, English, ...tones),
};
