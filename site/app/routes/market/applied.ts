import type { AppliedFilter } from "@gk/ui/filter-panel";
import type { Area, MarketCategory } from "@gk/web";
import type { Translator } from "../../words/words.ts";
import { type MarketChoice, marketHref } from "./choice.ts";

type Named = readonly { id: number; name: string }[];

/** What can be chosen in the market, as the provider names it. */
export type MarketOptions = { categories: readonly MarketCategory[]; districts: Area["districts"] };

/** Each thing that is chosen with the way to the market without it; what the provider does not know is left out. */
export function appliedIn(t: Translator, choice: MarketChoice, { categories, districts }: MarketOptions) {
  const filter = (id: string, label: string, change: Partial<MarketChoice>): AppliedFilter => ({
    id,
    label,
    remove: t("market.filter.remove", { filter: label }),
    href: marketHref({ ...choice, ...change }),
  });
  const each = (name: "categories" | "areas", known: Named) =>
    known
      .filter(({ id }) => choice[name].includes(id))
      .map(({ id, name: label }) =>
        filter(`${name}-${id}`, label, { [name]: choice[name].filter((chosen) => chosen !== id) }),
      );
  const said = (name: "keyword" | "location" | "tag") =>
    choice[name] === ""
      ? []
      : [
          filter(name, t("common.labelValue", { label: t(`market.filter.${name}`), value: choice[name] }), {
            [name]: "",
          }),
        ];
  return [
    ...said("keyword"),
    ...each("categories", categories),
    ...each("areas", districts),
    ...districts
      .filter(({ id }) => id === choice.district)
      .map(({ name }) => filter("district", name, { district: undefined })),
    ...said("location"),
    ...said("tag"),
  ];
}

/** Where nothing was found: what to ask for less of, each with its way. */
export function looserIn(t: Translator, choice: MarketChoice): { id: string; label: string; href: string }[] {
  const { keyword, categories, areas, district, location, tag } = choice;
  const isSomewhere = areas.length > 0 || district !== undefined || location !== "";
  return [
    ...(keyword === ""
      ? []
      : [{ id: "keyword", label: t("market.empty.noKeyword", { keyword }), without: { keyword: "" } }]),
    ...(categories.length === 0
      ? []
      : [{ id: "categories", label: t("market.empty.allCategories"), without: { categories: [] } }]),
    ...(isSomewhere
      ? [
          {
            id: "places",
            label: t("market.empty.allAreas"),
            without: { areas: [], district: undefined, location: "" },
          },
        ]
      : []),
    ...(tag === "" ? [] : [{ id: "tag", label: t("market.empty.noTag", { tag }), without: { tag: "" } }]),
  ].map(({ id, label, without }) => ({ id, label, href: marketHref({ ...choice, ...without }) }));
}
