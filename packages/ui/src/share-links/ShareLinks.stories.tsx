import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { specimens } from "../foundations/specimens.tsx";
import { ShareLinks, type ShareLinksProps } from "./index.ts";

const address = "https://gk.example/tips/lift";

const chinese: ShareLinksProps = {
  title: "分享此頁",
  address,
  links: [
    { target: "messenger", href: "#messenger", label: "以 Messenger 分享" },
    { target: "whatsapp", href: "#whatsapp", label: "以 WhatsApp 分享" },
    { target: "facebook", href: "#facebook", label: "在 Facebook 分享" },
    { target: "email", href: "#email", label: "以電郵分享" },
  ],
  words: {
    copy: "複製連結",
    copied: "已複製連結",
    failed: "未能複製連結，請從瀏覽器網址列複製。",
  },
};

const english: ShareLinksProps = {
  title: "Share this page",
  address,
  links: [
    { target: "messenger", href: "#messenger", label: "Share on Messenger" },
    { target: "whatsapp", href: "#whatsapp", label: "Share on WhatsApp" },
  ],
  words: {
    copy: "Copy link",
    copied: "Link copied",
    failed: "The link couldn’t be copied. You can copy it from the address bar instead.",
  },
};

const meta = {
  title: "Reading/ShareLinks",
  component: ShareLinks,
  args: chinese,
} satisfies Meta<typeof ShareLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const clipboard = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await expect(canvas.getByRole("link", { name: "以 WhatsApp 分享" })).toHaveAttribute("href", "#whatsapp");
    canvas.getByRole("button", { name: "複製連結" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(clipboard).toHaveBeenCalledWith(address);
    await expect(await canvas.findByText("已複製連結")).toBeVisible();
  },
};

export const Refused: Story = {
  args: english,
  globals: { locale: "en-US" },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await expect(await canvas.findByText(/You can copy it from the address bar/)).toBeVisible();
  },
};

export const Sheet: Story = { render: specimens(ShareLinks, chinese, Playground, Refused) };
