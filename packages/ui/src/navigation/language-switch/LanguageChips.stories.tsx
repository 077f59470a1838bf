import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { LanguageChips } from "./index.ts";

const meta = {
  title: "Navigation/LanguageChips",
  component: LanguageChips,
  args: {
    languages: [
      { locale: "zh-HK", label: "繁體中文（香港）", href: "/member/settings", current: true },
      { locale: "en-US", label: "English", href: "/en-US/member/settings", current: false },
    ],
    onSelect: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof LanguageChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "繁體中文（香港）" })).toHaveAttribute("aria-current", "true");
    const english = canvas.getByRole("link", { name: "English" });
    await expect(english.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    english.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("en-US");
  },
};

export const States: Story = { decorators: [inStates] };

export const Sheet: Story = {
  render: specimens(LanguageChips, meta.args, Playground, {
    globals: { locale: "en-US" },
    args: {
      languages: [
        { locale: "zh-HK", label: "繁體中文（香港）", href: "/member/settings", current: false },
        { locale: "en-US", label: "English", href: "/en-US/member/settings", current: true },
      ],
    },
  }),
};
