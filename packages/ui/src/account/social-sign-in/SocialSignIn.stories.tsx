import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tabStops } from "../../foundations/link/tab-stops.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { SocialSignIn, type SocialSignInProps, socialSignInVariants } from "./index.ts";

const chinese: SocialSignInProps["services"] = [
  { mark: "google", name: "Google", label: "以 Google 帳戶繼續", href: "/social/google" },
  { mark: "facebook", name: "Facebook", label: "以 Facebook 帳戶繼續", href: "/social/facebook" },
  { mark: "apple", name: "Apple", label: "以 Apple 帳戶繼續", href: "/social/apple" },
];

const english: SocialSignInProps["services"] = chinese.map((service) => ({
  ...service,
  label: `Continue with ${service.name}`,
}));

const meta = {
  title: "Account/SocialSignIn",
  component: SocialSignIn,
  args: { services: chinese, words: { divider: "或", note: "未經你同意，我們不會代你發佈任何內容。" } },
  argTypes: { variant: { control: "select", options: socialSignInVariants } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof SocialSignIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    await expect(await tabStops(3)).toEqual(["以 Google 帳戶繼續", "以 Facebook 帳戶繼續", "以 Apple 帳戶繼續"]);
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: { services: english, words: { divider: "or", note: "We never post anything without asking you." } },
};

export const Names: Story = {
  args: { variant: "names", words: { divider: "或" } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "以 Google 帳戶繼續" });
    await expect(link).toHaveTextContent("Google");
    await expect(link).toHaveAttribute("href", "/social/google");
  },
};

export const OnAPhone: Story = { ...Names, globals: { viewport: { value: "w320" } } };

export const Sheet: Story = { render: specimens(SocialSignIn, meta.args, Playground, English, Names) };
