import type { BreadcrumbList } from "schema-dts";
import { paths } from "../paths.ts";
import type { Visit } from "../session/context.ts";
import type { Translator } from "../words/words.ts";
import { addressOf } from "./address.server.ts";
import { structured } from "./structured.ts";

/** A page on the way to another one. */
type Step = { label: string; href: string };

/** The way to a page from the home page, as its breadcrumb shows it. */
export const trail = (visit: Visit, t: Translator, steps: readonly Step[]) =>
  structured<BreadcrumbList>({
    "@type": "BreadcrumbList",
    itemListElement: [{ label: t("nav.home"), href: paths.home }, ...steps].map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: addressOf(visit, href),
    })),
  });
