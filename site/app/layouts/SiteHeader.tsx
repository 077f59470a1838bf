import { Header } from "@gk/ui/header";
import { LanguageSwitch } from "@gk/ui/language-switch";
import { PromotionAmount, PromotionBar } from "@gk/ui/promotion-bar";
import { formatPromotion, newUserDiscountCents } from "@gk/domain";
import { paths } from "../paths.ts";
import type { Site } from "./useSite.ts";

/** The bar of offers and the header, as on every page with a layout. */
export function SiteHeader({ site, plain = false }: { site: Site; plain?: boolean }) {
  const { t, promotion } = site;
  const amount = formatPromotion(newUserDiscountCents);
  const [before, after] = t("promo.text", { amount }).split(amount);
  return (
    <>
      {promotion && (
        <PromotionBar
          call={{ label: t("promo.cta"), href: paths.plans }}
          closeHref={promotion.closeHref}
          onClose={promotion.close}
        >
          {before}
          <PromotionAmount>{amount}</PromotionAmount>
          {after}
        </PromotionBar>
      )}
      <Header
        home={{ label: t("a11y.logo"), href: paths.home }}
        items={site.items}
        account={site.account}
        language={<LanguageSwitch languages={site.languages} onSelect={site.switchLanguage} />}
        plain={plain}
      />
    </>
  );
}
