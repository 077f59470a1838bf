import { pictures } from "../../foundations/illustration/index.ts";
import { type Locale, locales } from "../../foundations/words/index.ts";
import { LanguageSwitch } from "../language-switch/index.ts";
import { type Account, type NavigationId, type NavigationItem, navigationIds } from "./navigation.ts";

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

export const member = (name: string, signOut: string): Account => ({
  kind: "member",
  name,
  href: "/member",
  picture: pictures.avatarMum.src,
  signOut: { label: signOut, href: "/member/signout" },
});
