import type { Plan } from "@gk/web";
import type { Product, SoftwareApplication } from "schema-dts";
import { paths } from "../paths.ts";
import type { Visit } from "../session/context.ts";
import type { Translator } from "../words/words.ts";
import { addressOf } from "./address.server.ts";
import { maker } from "./organization.server.ts";
import { structured } from "./structured.ts";

type Offered = Pick<Plan, "slug" | "name" | "description" | "price_cents">;

/** A learning plan with its price. */
export const plan = (visit: Visit, t: Translator, { slug, name, description, price_cents }: Offered) =>
  structured<Product>({
    "@type": "Product",
    name: `${t("product.name")} ${name}`,
    description,
    sku: slug,
    brand: { "@type": "Brand", name: t("product.name") },
    offers: {
      "@type": "Offer",
      price: (price_cents / 100).toFixed(2),
      priceCurrency: "HKD",
      availability: "https://schema.org/InStock",
      url: addressOf(visit, paths.plans),
      seller: maker(visit, t),
    },
  });

/** The app, which costs nothing to download, in the stores of an edition: each is an app of its own. */
export const application = (
  visit: Visit,
  t: Translator,
  {
    name,
    description,
    stores,
  }: { name: string; description: string; stores: Readonly<Record<"apple" | "google", string>> },
) =>
  structured<SoftwareApplication>({
    "@type": "SoftwareApplication",
    name,
    description,
    applicationCategory: "EducationalApplication",
    operatingSystem: "iOS, Android",
    inLanguage: ["zh-HK", "en-US"],
    downloadUrl: Object.values(stores),
    offers: { "@type": "Offer", price: 0, priceCurrency: "HKD" },
    publisher: maker(visit, t),
  });
