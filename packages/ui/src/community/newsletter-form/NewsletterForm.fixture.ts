import type { Locale } from "../../foundations/words/index.ts";
import type { NewsletterFormWords } from "./index.ts";

/** The product's words for the newsletter, for stories. */
export const newsletterWords: Record<Locale, NewsletterFormWords> = {
  "zh-HK": {
    email: "電郵地址",
    placeholder: "name@gk.example",
    consent: "我同意透過電郵收取 GK 的資訊及優惠，並可隨時取消訂閱。",
    submit: "訂閱",
    submitting: "傳送中…",
  },
  "en-US": {
    email: "Email address",
    placeholder: "name@gk.example",
    consent: "I agree to receive GK news and offers by email. I can unsubscribe at any time.",
    submit: "Subscribe",
    submitting: "Sending…",
  },
};

/** What is said of an issue, by its code. */
export const newsletterIssues: Record<string, string> = {
  "email.invalid": "請輸入完整的電郵地址，例如 name@gk.example。",
  "newsletter.consent.required": "如願意收取我們的電郵，請剔選方格。",
  failed: "We couldn’t sign you up just now. Please try again in a few minutes.",
};
