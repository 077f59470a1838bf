import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { ChipLinks, type ChipLinksProps, SectionLinks } from "./index.ts";

const events: ChipLinksProps = {
  label: "篩選活動",
  links: [
    { id: "all", label: "所有活動", href: "#all" },
    { id: "upcoming", label: "即將舉行", href: "#upcoming", current: true },
    { id: "past", label: "已結束", href: "#past" },
  ],
};

const meta = {
  title: "Navigation/ChipLinks",
  component: ChipLinks,
  subcomponents: { SectionLinks },
  args: events,
  parameters: { layout: "padded" },
} satisfies Meta<typeof ChipLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName("即將舉行");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "所有活動" })).toHaveFocus();
  },
};

export const Topics: Story = {
  args: {
    label: "標籤",
    links: [
      { id: "courtesy", label: "禮貌", href: "#courtesy", icon: icons.tag },
      { id: "everyday", label: "日常生活", href: "#everyday", icon: icons.tag },
    ],
  },
};

export const English: Story = {
  args: {
    label: "Parts of this page",
    links: [
      { id: "vision", label: "Vision", href: "#vision", current: true },
      {
        id: "strategies",
        label: "Four strategies for families, schools and everybody in between",
        href: "#strategies",
      },
      { id: "founders", label: "Founding members", href: "#founders" },
    ],
  },
  globals: { locale: "en-US" },
};

const sections = [
  { id: "vision", label: "願景" },
  { id: "mission", label: "使命" },
  { id: "strategies", label: "四大策略" },
  { id: "concept", label: "理念" },
  { id: "consultants", label: "顧問團隊" },
  { id: "founders", label: "創辦成員" },
];

export const SectionsOfAPage: Story = {
  render: () => (
    <main style={{ minBlockSize: "5000px", padding: "20px" }}>
      <h1>關於我們</h1>
      <SectionLinks label="本頁內容" links={sections.map(({ id, label }) => ({ id, label, href: `#${id}` }))} />
      {sections.map(({ id, label }) => (
        <section key={id} id={id} style={{ minBlockSize: "600px" }}>
          <h2>{label}</h2>
        </section>
      ))}
    </main>
  ),
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    const current = () => canvas.getByRole("link", { current: true });
    await expect(current()).toHaveAccessibleName("願景");
    document.getElementById("strategies")?.scrollIntoView({ behavior: "instant" });
    await waitFor(() => expect(current()).toHaveAccessibleName("四大策略"));
    window.scrollTo({ top: 4900, behavior: "instant" });
    await waitFor(() => expect(current()).toHaveAccessibleName("創辦成員"));
    window.scrollTo({ top: 0, behavior: "instant" });
    await waitFor(() => expect(current()).toHaveAccessibleName("願景"));
    // One row, however narrow the window is.
    const tops = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Sheet: Story = { render: specimens(ChipLinks, events, Playground, Topics, English) };
