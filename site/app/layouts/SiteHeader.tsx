import { formatPromotion, newUserDiscountCents } from "@gk/domain";
import { CompactBar } from "@gk/ui/compact-bar";
import { Header } from "@gk/ui/header";
import { LanguageSwitch } from "@gk/ui/language-switch";
import type { SidebarProps } from "@gk/ui/sidebar";
import { PromotionAmount, PromotionBar } from "@gk/ui/promotion-bar";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { paths } from "../paths.ts";
import { MenuBelowTheBar } from "./MenuBelowTheBar.tsx";
import { compactItems } from "./navigation.ts";
import type { Site } from "./useSite.ts";

/** Loaded when the menu is first opened: it carries Radix, which most visits never need. */
const Sidebar = lazy(() =>
  import("@gk/ui/sidebar")
    .then((module): { default: ComponentType<SidebarProps> } => ({ default: module.Sidebar }))
    // After all else: the loading of its styles, which the build adds to the import, can fail too.
    .catch(() => ({ default: MenuBelowTheBar })),
);

/** The bar of offers, the header and what follows it down the page. `plain` is the one of pages without a footer. */
export function SiteHeader({ site, plain = false }: { site: Site; plain?: boolean }) {
  const { t, items, account } = site;
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  const home = { label: t("a11y.logo"), href: paths.home };
  const language = <LanguageSwitch languages={site.languages} onSelect={site.switchLanguage} />;
  return (
    <>
      <Promotion site={site} />
      <Header
        home={home}
        items={items}
        account={account}
        language={language}
        plain={plain}
        onMenu={() => setMenu("open")}
      />
      <CompactBar
        items={compactItems(items)}
        home={home}
        download={{ label: t("nav.download"), href: paths.download }}
      />
      {menu !== "never" && (
        <Suspense>
          <Sidebar
            open={menu === "open"}
            onClose={() => setMenu("closed")}
            items={items}
            account={account}
            language={language}
            words={{
              guestTitle: t("sidebar.guest.title"),
              guestBody: t("sidebar.guest.body"),
              member: t("header.member"),
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Promotion({ site: { t, promotion } }: { site: Site }) {
  if (!promotion) return null;
  const amount = formatPromotion(newUserDiscountCents);
  const [before, after] = t("promo.text", { amount }).split(amount);
  return (
    <PromotionBar
      call={{ label: t("promo.cta"), href: paths.plans }}
      closeHref={promotion.closeHref}
      onClose={promotion.close}
    >
      {before}
      <PromotionAmount>{amount}</PromotionAmount>
      {after}
    </PromotionBar>
  );
}
