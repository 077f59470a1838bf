import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { SchoolTeaser } from "./index.ts";

const chinese = {
  eyebrow: "學校版",
  title: "幼稚園及小學專用",
  lead: "學校版把 24 個品格強項帶進課室，並為教學團隊提供教職員帳戶。",
  strengths: {
    wisdom: "智慧",
    courage: "勇氣",
    humanity: "關愛",
    justice: "公義",
    temperance: "節制",
    transcendence: "靈性及超越",
  },
  more: "了解學校版",
};

const english = {
  eyebrow: "School edition",
  title: "For kindergartens and primary schools",
  lead: "The school edition brings 24 character strengths into the classroom, with staff accounts for your team.",
  strengths: {
    wisdom: "Wisdom",
    courage: "Courage",
    humanity: "Humanity",
    justice: "Justice",
    temperance: "Temperance",
    transcendence: "Transcendence",
  },
  more: "Explore the school edition",
};

const meta = {
  title: "School/SchoolTeaser",
  component: SchoolTeaser,
  args: { words: chinese, href: "#school" },
} satisfies Meta<typeof SchoolTeaser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { words: english }, globals: { locale: "en-US" } };

export const LeadsToTheSchoolEdition: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: chinese.more })).toHaveAttribute("href", "#school");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
};

export const Sheet: Story = {
  render: specimens(SchoolTeaser, meta.args, Playground, { ...English, args: { ...English.args, id: "english" } }),
};
