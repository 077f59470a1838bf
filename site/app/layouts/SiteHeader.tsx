import { formatPromotion, newUserDiscountCents } from "@gk/domain";
import { CompactBar } from "@gk/ui/compact-bar";
import { Header } from "@gk/ui/header";
import { LanguageSwitch } from "@gk/ui/language-switch";
import { pictures } from "@gk/ui/pictures";
import { PromotionAmount, PromotionBar } from "@gk/ui/promotion-bar";
import { takeFocus } from "@gk/ui/take-focus";
import { memo, useState } from "react";
import { hasOffers, paths } from "../paths.ts";
import { SignOutForm } from "./SignOutForm.tsx";
import { SiteMenu } from "./SiteMenu.tsx";
import { usePromotion } from "./usePromotion.ts";
import type { Site } from "./useSite.ts";

/** The bar of offers, the header and what follows it down the page. `plain` is the one of pages without a footer. */
export const SiteHeader = memo(function SiteHeader({ site, plain = false }: { site: Site; plain?: boolean }) {
  const { t, items, account } = site;
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = () => setMenuOpen(true);
  const home = { label: t("a11y.logo"), href: paths.home };
  const language = (
    <LanguageSwitch languages={site.languages} onSelect={site.switchLanguage} onPointerDown={site.expectLanguage} />
  );
  return (
    <>
      <Promotion site={site} />
      <Header
        logo={pictures.logo}
        home={home}
        items={items}
        account={account}
        language={language}
        search={{ label: t("nav.search"), href: paths.search }}
        plain={plain}
        onMenu={openMenu}
        menuOpen={menuOpen}
      />
      <CompactBar
        logo={pictures.logoSymbol}
        items={site.compactItems}
        home={home}
        call={{ label: t("nav.download"), href: paths.download }}
        account={account}
        onMenu={openMenu}
        menuOpen={menuOpen}
      />
      <SiteMenu open={menuOpen} onOpenChange={setMenuOpen} site={site} language={language} />
      {account.kind === "member" && <SignOutForm />}
    </>
  );
});

function Promotion({ site: { t, visitor, here, path } }: { site: Site }) {
  const promotion = usePromotion(visitor.promotion && hasOffers(path), here);
  if (!promotion) return null;
  const text = promotion.text?.[t.locale] ?? t("promo.text", { amount: formatPromotion(newUserDiscountCents) });
  const [before, amount, after] = text.split(/(\$[\d,.]*\d)/);
  return (
    <PromotionBar
      call={{ label: t("promo.cta"), href: promotion.href ?? paths.newUserOffer }}
      closeHref={promotion.closeHref}
      onClose={() => {
        promotion.close();
        takeFocus(() => document.querySelector<HTMLElement>("header a"));
      }}
    >
      {before}
      {amount && <PromotionAmount>{amount}</PromotionAmount>}
      {after}
    </PromotionBar>
  );
}
