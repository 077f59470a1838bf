import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { tabStops } from "../../foundations/link/tab-stops.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import type { Locale } from "../../foundations/words/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { Footer, type FooterProps, footerTones, SocialTimeline, socialNetworks } from "./index.ts";

const landscape = { wide: pictures.footerLandscape, narrow: pictures.footerLandscapeNarrow };

const names = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  whatsapp: "WhatsApp",
  linkedin: "LinkedIn",
};

const stores = (action: string) => [
  { store: "apple", href: "https://apps.apple.com/", action, name: "App Store" } as const,
  { store: "google", href: "https://play.google.com/", action, name: "Google Play" } as const,
];

const social = (onNetwork: (name: string) => string, email: string) =>
  socialNetworks.map((network) => ({
    network,
    href: network === "email" ? "mailto:hello@gk.example" : `https://${network}.example/gk`,
    label: network === "email" ? email : onNetwork(names[network]),
  }));

const props: Record<Locale, FooterProps> = {
  "zh-HK": {
    logo: pictures.logo,
    tagline: "每天一小步，培育好品格",
    stores: stores("下載 App"),
    columns: [
      {
        heading: "認識我們",
        links: [
          { label: "關於我們", href: "/about-us" },
          { label: "聯絡我們", href: "/contact-us" },
          { label: "常見問題", href: "/faq" },
        ],
      },
      {
        heading: "支援及政策",
        links: [
          { label: "私隱政策", href: "/privacy-policy" },
          { label: "條款及細則", href: "/terms-and-conditions" },
          { label: "訂閱條款", href: "/terms-of-subscription" },
        ],
      },
    ],
    social: { heading: "追蹤我們", links: social((name) => `GK 的 ${name} 專頁`, "電郵我們") },
    timeline: (
      <SocialTimeline
        src="about:blank"
        words={{
          title: "社交專頁最新動態",
          notice: "以下內容由 Facebook 提供。載入後，你的裝置會連接至 Facebook，對方可能會使用其 Cookie。",
          load: "顯示帖文",
        }}
        visit={{ label: "前往 Facebook 專頁", href: "https://facebook.example/gk" }}
      />
    ),
    copyright: "© 2020–2026 GK 版權所有，不得轉載。",
    email: "hello@gk.example",
  },
  "en-US": {
    logo: pictures.logo,
    tagline: "A small step every day, for good character",
    stores: stores("Get the app"),
    columns: [
      {
        heading: "Explore",
        links: [
          { label: "About us", href: "/en-US/about-us" },
          { label: "Contact us", href: "/en-US/contact-us" },
          { label: "FAQ", href: "/en-US/faq" },
        ],
      },
      {
        heading: "Help and policies",
        links: [
          { label: "Privacy policy", href: "/en-US/privacy-policy" },
          { label: "Terms and conditions", href: "/en-US/terms-and-conditions" },
          { label: "Subscription terms", href: "/en-US/terms-of-subscription" },
        ],
      },
    ],
    social: { heading: "Follow us", links: social((name) => `GK on ${name}`, "Email us") },
    timeline: (
      <SocialTimeline
        src="about:blank"
        words={{
          title: "Latest from our social page",
          notice: "This feed comes from Facebook. Loading it connects you to Facebook, which may set its own cookies.",
          load: "Show posts",
        }}
        visit={{ label: "Visit our Facebook page", href: "https://facebook.example/gk" }}
      />
    ),
    copyright: "© 2020–2026 GK. All rights reserved.",
    email: "hello@gk.example",
  },
};

const withRoomAbove = (Story: () => React.ReactNode) => (
  <div style={{ paddingBlockStart: "60px" }}>
    <h1>GK</h1>
    <Story />
  </div>
);

const meta = {
  title: "Navigation/Footer",
  component: Footer,
  args: { ...props["zh-HK"], landscape },
  argTypes: { tone: { control: "select", options: footerTones }, timeline: { control: false } },
  decorators: [withRoomAbove],
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = { args: { ...props["en-US"], landscape }, globals: { locale: "en-US" } };

export const Plain: Story = { args: { landscape: undefined } };

/** Light gray on the contact page. */
export const Gray: Story = { args: { tone: "gray", landscape: undefined } };

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const SixSocialItems: Story = {
  play: async ({ canvas }) => {
    // Five networks plus the e-mail link.
    const items = within(canvas.getByRole("link", { name: "電郵我們" }).closest("ul") as HTMLElement);
    await expect(items.getAllByRole("link")).toHaveLength(6);
    await expect(items.getByRole("link", { name: "電郵我們" })).toHaveAttribute("href", "mailto:hello@gk.example");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const reached = await tabStops(canvas.getAllByRole("link").length + 1);
    await expect(reached.slice(2, 8)).toEqual([
      "關於我們",
      "聯絡我們",
      "常見問題",
      "私隱政策",
      "條款及細則",
      "訂閱條款",
    ]);
    await expect(reached.slice(-3)).toEqual(["電郵我們", "顯示帖文", "前往 Facebook 專頁"]);
  },
};

export const TimelineOnlyWhenAsked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("iframe")).toBeNull();
    canvas.getByRole("button", { name: "顯示帖文" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByTitle("社交專頁最新動態")).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "前往 Facebook 專頁" })).toBeVisible();
  },
};

export const Sheet: Story = {
  render: specimens(Footer, meta.args, Playground, { ...English, args: { ...props["en-US"], ...Gray.args } }),
};
