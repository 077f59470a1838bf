import { pictures } from "@gk/ui/pictures";
import type { Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { contactPoints } from "../contact-points.ts";
import { paths } from "../paths.ts";
import type { Visit } from "../session/context.ts";
import type { Translator } from "../words/words.ts";
import { addressOf } from "./address.server.ts";
import { structured } from "./structured.ts";

/** Who makes the app, briefly, wherever somebody is named. */
export const maker = (visit: Visit, t: Translator): Organization => ({
  "@type": "Organization",
  name: t("product.name"),
  url: addressOf(visit, paths.home),
});

/** Who makes the app. */
export const organization = (visit: Visit, t: Translator) =>
  structured<Organization>({
    "@type": "Organization",
    name: t("product.name"),
    url: addressOf(visit, paths.home),
    logo: visit.origin + pictures.logoSymbol.src,
    email: contactPoints.email,
    areaServed: "HK",
    sameAs: Object.values(contactPoints.social),
  });

/** How the site is searched. */
const search = (visit: Visit): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${addressOf(visit, paths.search)}?q={search_term_string}` },
  "query-input": "required name=search_term_string",
});

/** The site, and how it is searched. */
export const website = (visit: Visit, t: Translator) =>
  structured<WebSite>({
    "@type": "WebSite",
    name: t("product.name"),
    url: addressOf(visit, paths.home),
    inLanguage: visit.locale,
    potentialAction: search(visit),
  });
