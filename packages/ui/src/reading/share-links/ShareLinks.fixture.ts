import type { Locale } from "../../foundations/words/index.ts";
import type { ShareLinksProps } from "./index.ts";

const address = "https://gk.example/tips/lift";

/** Ways to share an article in each language, for stories. */
export const sharing: Record<Locale, ShareLinksProps> = {
  "zh-HK": {
    address,
    links: [
      { target: "messenger", href: "#messenger", label: "以 Messenger 分享", phoneOnly: true },
      { target: "whatsapp", href: "#whatsapp", label: "以 WhatsApp 分享" },
      { target: "facebook", href: "#facebook", label: "在 Facebook 分享" },
      { target: "email", href: "#email", label: "以電郵分享" },
    ],
    words: {
      title: "分享此頁",
      copy: "複製連結",
      copied: "已複製連結",
      failed: "未能複製連結，請從瀏覽器網址列複製。",
    },
  },
  "en-US": {
    address,
    links: [
      { target: "messenger", href: "#messenger", label: "Share on Messenger", phoneOnly: true },
      { target: "whatsapp", href: "#whatsapp", label: "Share on WhatsApp" },
      { target: "facebook", href: "#facebook", label: "Share on Facebook" },
      { target: "email", href: "#email", label: "Share by email" },
    ],
    words: {
      title: "Share this page",
      copy: "Copy link",
      copied: "Link copied",
      failed: "The link couldn’t be copied. You can copy it from the address bar instead.",
    },
  },
};
