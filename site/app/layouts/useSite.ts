import { localizePath, splitPath } from "@gk/domain";
import type { Account } from "@gk/ui/header";
import { useLocation, useNavigate } from "react-router-dom";
import { localeSwitchPath, paths } from "../paths.ts";
import { pictureOf } from "../session/picture.ts";
import { useVisitor } from "../session/useVisitor.ts";
import { useTranslations } from "../words/words.ts";
import { navigationItems } from "./navigation.ts";
import { remember } from "./remember.ts";
import { samePlace } from "./same-place.ts";
import { usePromotion } from "./usePromotion.ts";

/** What the header, the sidebar and the footer are made of: the visitor, the entries, the languages. */
export function useSite() {
  const t = useTranslations();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const { path } = splitPath(pathname);
  const visitor = useVisitor();
  const here = pathname + search;
  const promotion = usePromotion(visitor.promotion, here);
  const { member } = visitor;

  const account: Account = member
    ? {
        kind: "member",
        name: member.name,
        href: paths.member,
        picture: pictureOf(member),
        signOut: { label: t("header.signout"), href: paths.signOut },
      }
    : {
        kind: "guest",
        signIn: { label: t("header.signin"), href: paths.signIn },
        register: { label: t("header.register"), href: paths.register },
      };

  return {
    t,
    visitor,
    path,
    account,
    items: navigationItems(t, { path, signedIn: member !== null }),
    languages: (["zh-HK", "en-US"] as const).map((locale) => ({
      locale,
      label: t(locale === "zh-HK" ? "language.zh.short" : "language.en.short"),
      href: localeSwitchPath(locale, here),
      current: locale === t.locale,
    })),
    /** Moves to the page in another language without a reload: same parameters, query, hash and scroll (T16). */
    switchLanguage: (locale: "zh-HK" | "en-US") => {
      const state = samePlace(location);
      // All at once: in slices the other language would come after the frames between them.
      const options = { preventScrollReset: true, flushSync: true, state };
      void navigate(localizePath(pathname, locale) + search + hash, options);
      remember(localeSwitchPath(locale, here));
    },
    promotion,
  };
}

export type Site = ReturnType<typeof useSite>;
