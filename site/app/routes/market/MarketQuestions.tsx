import { marketBounds, marketInfoCategories, marketInfoCategory, slugOf } from "@gk/domain";
import { ChipsField } from "@gk/ui/chips-field";
import { SearchField } from "@gk/ui/search-field";
import { TextField } from "@gk/ui/text-field";
import { memo } from "react";
import { useTranslations } from "../../words/words.ts";
import type { MarketOptions } from "./applied.ts";
import { asked, type MarketChoice } from "./choice.ts";

const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

/** How many districts show before the rest unfolds. */
const districtsAtOnce = 7;

type MarketQuestionsProps = {
  choice: MarketChoice;
  options: MarketOptions;
  /** What is wrong with the chosen categories. */
  wrong?: string | undefined;
};

/** The questions of the market's filter. @source spec §3 "Market filter" */
export const MarketQuestions = memo(function MarketQuestions({ choice, options, wrong }: MarketQuestionsProps) {
  const t = useTranslations();
  return (
    <>
      <SearchField
        name={asked.keyword}
        label={t("market.filter.keyword")}
        placeholder={t("market.filter.keyword.placeholder")}
        clear={t("market.filter.keyword.clear")}
        maxLength={marketBounds.keyword.max}
        defaultValue={choice.keyword}
      />
      <ChipsField
        name={asked.categories}
        label={t("market.filter.category")}
        hint={t("market.filter.category.hint", { max: marketBounds.categories.max })}
        options={marketInfoCategories
          .map((kind) => ({
            label: t(`option.infoCategory.${slugOf(marketInfoCategory, kind)}`),
            options: options.categories.filter(({ info_category }) => info_category === kind).map(named),
          }))
          .filter((group) => group.options.length > 0)}
        max={marketBounds.categories.max}
        unmarked
        message={wrong}
        defaultValue={choice.categories}
      />
      <ChipsField
        name={asked.areas}
        label={t("market.filter.area")}
        options={options.districts.map(named)}
        max={marketBounds.areas.max}
        optional
        unmarked
        variant="list"
        fold={{ after: districtsAtOnce, label: t("market.filter.area.all", { count: options.districts.length }) }}
        defaultValue={choice.areas}
      />
      {(["location", "tag"] as const).map((name) => (
        <TextField
          key={name}
          name={asked[name]}
          label={t(`market.filter.${name}`)}
          optional
          unmarked
          maxLength={marketBounds.keyword.max}
          defaultValue={choice[name]}
        />
      ))}
      {choice.district !== undefined && <input type="hidden" name={asked.district} value={choice.district} />}
    </>
  );
});
