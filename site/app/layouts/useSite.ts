import { isLocale, type Locale, localizePath, splitPath } from "@gk/domain";
import type { Account } from "@gk/ui/header";
import { type PointerEvent, useMemo } from "react";
import { type Location, type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { askAhead } from "../data/ask-ahead.ts";
import { mayFetchAhead } from "../locale/prefetch.ts";
import { localeSwitchPath, paths } from "../paths.ts";
import { portraitOf } from "../session/picture.ts";
import { useVisitor } from "../session/useVisitor.ts";
import type { Visitor } from "../session/visitor.server.ts";
import { onTheWay, wantedParameter } from "../session/wanted-path.ts";
import { named } from "../words/named.tsx";
import { type Translator, useTranslations } from "../words/words.ts";
import { compactItems, memberPages, navigationItems } from "./navigation.ts";
import { remember } from "./remember.ts";
import { samePlace } from "./same-place.ts";
import { signOutForm } from "./SignOutForm.tsx";

/** What the header, the sidebar and the footer are made of: the visitor, the entries, the languages. */
function siteOf(t: Translator, visitor: Visitor, location: Location, navigate: NavigateFunction) {
  const { pathname, search } = location;
  const { path } = splitPath(pathname);
  const here = pathname + search;
  const { member } = visitor;
  // Whoever changes over to the other form by the header still goes where they wanted.
  const wanted = path.startsWith(paths.auth) ? new URLSearchParams(search).get(wantedParameter) : null;

  const account: Account = member
    ? {
        kind: "member",
        name: named(member.name, t.locale),
        href: paths.member,
        picture: portraitOf(member),
        pages: memberPages(t, path),
        signOut: { label: t("header.signout"), form: signOutForm },
      }
    : {
        kind: "guest",
        signIn: { label: t("header.signin"), href: onTheWay(paths.signIn, wanted) },
        register: { label: t("header.register"), href: onTheWay(paths.register, wanted) },
      };

  // As the address has it, which a page may change past the router.
  const inLanguage = (locale: Locale) => localizePath(pathname, locale) + window.location.search;

  const items = navigationItems(t, { path, signedIn: member !== null });

  return {
    t,
    visitor,
    path,
    here,
    account,
    items,
    compactItems: compactItems(items),
    menuWords: {
      guestTitle: t("sidebar.guest.title"),
      guestBody: t("sidebar.guest.body"),
      member: t("header.member"),
    },
    languages: (["zh-HK", "en-US"] as const).map((locale) => ({
      locale,
      label: t(locale === "zh-HK" ? "language.zh.short" : "language.en.short"),
      href: localeSwitchPath(locale, here),
      current: locale === t.locale,
    })),
    /**
     * Moves to the page in another language without a reload: same parameters, query, hash and scroll (T16). `keep` has the
     * choice kept for the next visit, and in the account of whoever is signed in (T17).
     */
    switchLanguage: (locale: Locale, keep: (address: string) => void = remember) => {
      const options = { preventScrollReset: true, state: samePlace(location) };
      const { search: asked, hash } = window.location;
      void navigate(inLanguage(locale) + hash, options);
      // This visit goes first.
      setTimeout(() => keep(localeSwitchPath(locale, pathname + asked)));
    },
    /** Asks for the page in a language whose link is being pressed: it is on its way before the press is over. */
    expectLanguage: ({ target }: PointerEvent) => {
      const tag = target instanceof Element ? target.closest("a")?.hreflang : undefined;
      if (isLocale(tag) && tag !== t.locale && mayFetchAhead()) askAhead(inLanguage(tag));
    },
  };
}

export type Site = ReturnType<typeof siteOf>;

/** The same object for as long as nothing that it says changes, so that what is made of it need not be drawn anew. */
export function useSite(): Site {
  const t = useTranslations();
  const visitor = useVisitor();
  const location = useLocation();
  const navigate = useNavigate();
  return useMemo(() => siteOf(t, visitor, location, navigate), [t, visitor, location, navigate]);
}
