import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, userEvent } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { media } from "../../foundations/theme/media.ts";
import { PageBody } from "../page-body/index.ts";
import { ShareLinks } from "./index.ts";
import { sharing } from "./ShareLinks.fixture.ts";

const meta = {
  title: "Reading/ShareLinks",
  component: ShareLinks,
  args: sharing["zh-HK"],
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof ShareLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const clipboard = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await expect(canvas.getByRole("link", { name: "以 WhatsApp 分享" })).toHaveAttribute("href", "#whatsapp");
    const isTouched = matchMedia(media.touch).matches;
    await expect(canvas.queryAllByRole("link", { name: "以 Messenger 分享" })).toHaveLength(isTouched ? 1 : 0);
    canvas.getByRole("button", { name: "複製連結" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(clipboard).toHaveBeenCalledWith(meta.args.address);
    await expect(await canvas.findByText("已複製連結")).toBeVisible();
  },
};

const share = fn<Navigator["share"]>();

/** Where the device has a sheet of apps, a button opens it with the page. */
export const ByTheDevice: Story = {
  args: {
    ...sharing["en-US"],
    subject: "A thank-you habit",
    words: { ...sharing["en-US"].words, device: "More ways to share" },
  },
  globals: { locale: "en-US" },
  beforeEach: () => {
    share.mockRejectedValue(new DOMException("nothing chosen", "AbortError"));
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    return () => Reflect.deleteProperty(navigator, "share");
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More ways to share" }));
    await expect(share).toHaveBeenCalledWith({ url: args.address, title: "A thank-you habit" });
  },
};

export const Refused: Story = {
  args: sharing["en-US"],
  globals: { locale: "en-US" },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await expect(await canvas.findByText(/You can copy it from the address bar/)).toBeVisible();
  },
};

/** What was said of one page is not said of the next one, which has taken its place. */
export const OfAnotherPage: Story = {
  args: sharing["en-US"],
  globals: { locale: "en-US" },
  render: function Page(args) {
    const [address, setAddress] = useState(args.address);
    return (
      <>
        <ShareLinks {...args} address={address} />
        <Button onClick={() => setAddress("https://gk.example/en-US/tips/another")}>Another tip</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    const said = await canvas.findByText("Link copied");
    await userEvent.click(canvas.getByRole("button", { name: "Another tip" }));
    await expect(said).not.toHaveTextContent("Link copied");
  },
};

export const Sheet: Story = { render: specimens(ShareLinks, meta.args, Playground, Refused) };
