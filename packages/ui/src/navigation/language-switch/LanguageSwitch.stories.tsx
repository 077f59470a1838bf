import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { LanguageSwitch } from "./index.ts";

const meta = {
  title: "Navigation/LanguageSwitch",
  component: LanguageSwitch,
  args: {
    languages: [
      { locale: "zh-HK", label: "中", href: "/events", current: true },
      { locale: "en-US", label: "Eng", href: "/en-US/events", current: false },
    ],
    onSelect: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SelectsInPlaceOfFollowingTheLink: Story = {
  play: async ({ args, canvas }) => {
    const english = canvas.getByRole("link", { name: "Eng" });
    await expect(english).toHaveAttribute("href", "/en-US/events");
    await expect(english).toHaveAttribute("lang", "en-US");
    await expect(canvas.getByRole("link", { name: "中" })).toHaveAttribute("aria-current", "true");
    await userEvent.click(english);
    await expect(args.onSelect).toHaveBeenCalledWith("en-US");
  },
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: specimens(LanguageSwitch, meta.args, Playground, {
    globals: { locale: "en-US" },
    args: {
      languages: [
        { locale: "zh-HK", label: "中", href: "/events", current: false },
        { locale: "en-US", label: "Eng", href: "/en-US/events", current: true },
      ],
    },
  }),
};
