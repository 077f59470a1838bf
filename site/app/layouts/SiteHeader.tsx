import { formatPromotion, newUserDiscountCents } from "@gk/domain";
import { CompactBar } from "@gk/ui/compact-bar";
import { Header } from "@gk/ui/header";
import { LanguageSwitch } from "@gk/ui/language-switch";
import { PromotionAmount, PromotionBar } from "@gk/ui/promotion-bar";
import { useRef } from "react";
import { paths } from "../paths.ts";
import { compactItems } from "./navigation.ts";
import { type SiteMenuHandle, SiteMenu } from "./SiteMenu.tsx";
import type { Site } from "./useSite.ts";

/** The bar of offers, the header and what follows it down the page. `plain` is the one of pages without a footer. */
export function SiteHeader({ site, plain = false }: { site: Site; plain?: boolean }) {
  const { t, items, account } = site;
  const menu = useRef<SiteMenuHandle>(null);
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
        onMenu={() => menu.current?.open()}
      />
      <CompactBar
        items={compactItems(items)}
        home={home}
        download={{ label: t("nav.download"), href: paths.download }}
      />
      <SiteMenu ref={menu} site={site} language={language} />
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
