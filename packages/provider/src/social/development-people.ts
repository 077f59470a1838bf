import type { Bilingual } from "../wording/bilingual.ts";

/** Somebody as whom one can sign in on development's identity page. */
interface DevelopmentPerson {
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: Bilingual;
}

/** One person for each way in which a sign-in can go. */
export const developmentPeople: readonly DevelopmentPerson[] = [
  {
    subject: "new",
    email: "social.parent@gk.example",
    isEmailVerified: true,
    name: { "zh-HK": "示範家長丁", "en-US": "Demo Parent D" },
  },
  {
    subject: "unverified",
    email: "unverified.parent@gk.example",
    isEmailVerified: false,
    name: { "zh-HK": "示範家長戊（電郵未驗證）", "en-US": "Demo Parent E (address not verified)" },
  },
  {
    subject: "taken",
    email: "premium.parent@gk.example",
    isEmailVerified: true,
    name: { "zh-HK": "晞晞媽媽（電郵已有帳戶）", "en-US": "Mom of Hei (address has an account)" },
  },
  {
    subject: "private",
    email: undefined,
    isEmailVerified: false,
    name: { "zh-HK": "示範家長己（不提供電郵）", "en-US": "Demo Parent F (shares no address)" },
  },
];
