import { copyrightFrom } from "@gk/domain";
import { Footer } from "@gk/ui/footer";
import { contactPoints } from "../contact-points.ts";
import { paths } from "../paths.ts";
import type { Site } from "./useSite.ts";

const networks = ["facebook", "instagram", "youtube", "whatsapp", "linkedin"] as const;
const contactPage = /^\/contact-us$/;
const plainPages = /^\/member(\/|$)/;

/** The foot of a page: light gray on the contact page, white elsewhere (T34), with the harbour except in the member area. */
export function SiteFooter({ site: { t, path, visitor } }: { site: Site }) {
  return (
    <Footer
      theme={contactPage.test(path) ? "gray" : "white"}
      landscape={!plainPages.test(path) && !contactPage.test(path)}
      tagline={t("product.tagline")}
      stores={[
        {
          store: "apple",
          action: t("store.apple.action"),
          name: t("store.apple.name"),
          href: contactPoints.stores.apple,
        },
        {
          store: "google",
          action: t("store.google.action"),
          name: t("store.google.name"),
          href: contactPoints.stores.google,
        },
      ]}
      columns={[
        {
          heading: t("footer.heading.explore"),
          links: [
            { label: t("nav.about"), href: paths.about },
            { label: t("nav.contact"), href: paths.contact },
            { label: t("nav.faq"), href: paths.faq },
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
      copyright={t("footer.copyright", { startYear: String(copyrightFrom), year: visitor.today.slice(0, 4) })}
      email={contactPoints.email}
    />
  );
}
