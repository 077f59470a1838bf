import { copyrightFrom } from "@gk/domain";
import { Footer } from "@gk/ui/footer";
import { pictures } from "@gk/ui/pictures";
import { memo } from "react";
import { contactPoints } from "../contact-points.ts";
import { paths } from "../paths.ts";
import type { Visitor } from "../session/visitor.server.ts";
import { useTranslations } from "../words/words.ts";
import { FooterPosts } from "./FooterPosts.tsx";

const harbour = { wide: pictures.footerLandscape, narrow: pictures.footerLandscapeNarrow };
const networks = ["facebook", "instagram", "youtube", "whatsapp", "linkedin"] as const;
const stores = ["apple", "google"] as const;
const contactPage = /^\/contact-us$/;
/** About us begins with the harbour, and has it once. */
const plainPages = /^\/(member|about-us)(\/|$)/;

type SiteFooterProps = Pick<Visitor, "timeline" | "today"> & {
  /** The page's address, without its language. */
  path: string;
};

/**
 * The foot of a page: light gray on the contact page, white elsewhere (T34), with the harbour except there, in the member
 * area and on about us.
 */
export const SiteFooter = memo(function SiteFooter({ path, timeline, today }: SiteFooterProps) {
  const t = useTranslations();
  return (
    <Footer
      logo={pictures.logo}
      tone={contactPage.test(path) ? "gray" : "white"}
      landscape={plainPages.test(path) || contactPage.test(path) ? undefined : harbour}
      tagline={t("product.tagline")}
      stores={stores.map((store) => ({
        store,
        href: contactPoints.stores[store],
        ...t.group(`store.${store}`, ["action", "name"]),
      }))}
      columns={[
        {
          heading: t("footer.heading.explore"),
          links: [
            { label: t("nav.about"), href: paths.about },
            { label: t("nav.contact"), href: paths.contact },
            { label: t("nav.faq"), href: paths.faq },
            { label: t("nav.wishTree"), href: paths.wishTree },
            { label: t("nav.search"), href: paths.search },
            { label: t("footer.newsletter"), href: paths.newsletter },
          ],
        },
        {
          heading: t("footer.heading.support"),
          links: [
            { label: t("nav.privacy"), href: paths.privacy },
            { label: t("nav.terms"), href: paths.terms },
            { label: t("nav.termsOfSubscription"), href: paths.termsOfSubscription },
          ],
        },
      ]}
      social={{
        heading: t("footer.heading.follow"),
        links: [
          ...networks.map((network) => ({
            network,
            label: t("footer.social.label", { network: t(`social.${network}`) }),
            href: contactPoints.social[network],
          })),
          { network: "email", label: t("footer.email"), href: `mailto:${contactPoints.email}` },
        ],
      }}
      timeline={timeline && <FooterPosts src={timeline} />}
      copyright={t("footer.copyright", { startYear: String(copyrightFrom), year: today.slice(0, 4) })}
      email={contactPoints.email}
    />
  );
});
