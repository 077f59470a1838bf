import { type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { type Locale, locales } from "../../foundations/words/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { LanguageSwitch } from "../language-switch/index.ts";
import type { Account, NavigationItem } from "./navigation.ts";

/** The entries of GK's site, each with its icon. */
const drawings = {
  school: icons.school,
  introduction: icons.sprout,
  app: icons.smartphone,
  events: icons.calendarDays,
  news: icons.newspaper,
  tips: icons.bookOpen,
  market: icons.tag,
  about: icons.users,
  plans: icons.ticketPercent,
  contact: icons.mail,
} as const satisfies Record<string, IconDrawing>;
type NavigationId = keyof typeof drawings;
const navigationIds = Object.keys(drawings) as NavigationId[];

/** Entries, accounts and languages for the stories of the header, the sidebar and the compact bar. */
export const labels: Record<Locale, Record<NavigationId, string>> = {
  "zh-HK": {
    school: "學校版",
    introduction: "簡介",
    app: "App 教學",
    events: "活動",
    news: "最新消息",
    tips: "教養貼士",
    market: "親子市集",
    about: "關於我們",
    plans: "計劃及收費",
    contact: "聯絡我們",
  },
  "en-US": {
    school: "School edition",
    introduction: "Introduction",
    app: "App guide",
    events: "Events",
    news: "News",
    tips: "Tips",
    market: "Market",
    about: "About us",
    plans: "Plans & pricing",
    contact: "Contact us",
  },
};

export const entries = (locale: Locale, highlighted = false): NavigationItem[] =>
  navigationIds.map((id) => ({
    id,
    icon: drawings[id],
    label: labels[locale][id],
    href: `/${id}`,
    current: id === "events",
    highlighted: highlighted && id === "school",
  }));

export const languageSwitch = (shown: Locale) => (
  <LanguageSwitch
    languages={locales.map((locale) => ({
      locale,
      label: locale === "zh-HK" ? "中" : "Eng",
      href: `/locale?to=${locale}`,
      current: locale === shown,
    }))}
  />
);

export const guest: Record<Locale, Account> = {
  "zh-HK": {
    kind: "guest",
    signIn: { label: "登入", href: "/auth?type=signin" },
    register: { label: "註冊", href: "/auth?type=register" },
  },
  "en-US": {
    kind: "guest",
    signIn: { label: "Sign in", href: "/auth?type=signin" },
    register: { label: "Register", href: "/auth?type=register" },
  },
};

const pages = {
  登出: ["總覽", "個人資料", "我的孩子", "購買紀錄", "設定"],
  "Sign out": ["Overview", "Profile", "My children", "Purchase records", "Settings"],
};

export const member = (name: string, signOut: keyof typeof pages): Account => ({
  kind: "member",
  name,
  href: "/member",
  picture: pictures.avatarMum.src,
  pages: pages[signOut].map((label, place) => ({ id: label, label, href: `/member/${place}` })),
  signOut: { label: signOut, form: "sign-out" },
});
