import { ChipsField } from "../../forms/chips-field/index.ts";
import { grouped, type Options } from "../../forms/field/index.ts";
import { SearchField } from "../../forms/search-field/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { childOptions } from "../../member/child-form/child-options.fixture.ts";
import type { AppliedFilter, FilterBarProps, FilterPanelProps } from "./index.ts";

type Sample = {
  fields: { keyword: string; placeholder: string; clear: string; category: string; area: string; all: string };
  hints: { category: string; area: string };
  categories: Options;
  areas: Options;
  panel: Pick<FilterPanelProps, "words">;
  bar: Pick<FilterBarProps, "results" | "words" | "applied">;
};

const named = (names: readonly string[]) => names.map((label, index) => ({ value: index + 1, label }));
const districtsIn = (locale: Locale) => grouped(childOptions[locale].areas).flatMap(({ options }) => options);
const chosen = (labels: readonly string[], remove: (label: string) => string): AppliedFilter[] =>
  labels.map((label) => ({ id: label, label, remove: remove(label), href: `#without-${label}` }));

/** The market's filters in each language, for stories. */
export const samples: Record<Locale, Sample> = {
  "zh-HK": {
    fields: {
      keyword: "關鍵字",
      placeholder: "例如：游泳",
      clear: "清除關鍵字",
      category: "資訊類別",
      area: "區域",
      all: "顯示全部 18 區",
    },
    hints: { category: "請選擇 1 至 10 個類別。", area: "" },
    categories: named(["興趣班與工作坊", "親子好去處", "閱讀與學習", "生活所需"]),
    areas: districtsIn("zh-HK"),
    panel: { words: { title: "篩選", label: "市集", clear: "清除篩選條件", submit: "顯示結果" } },
    bar: {
      results: "共 42 項資訊",
      words: { open: "篩選", applied: "已套用 3 項篩選條件" },
      applied: chosen(["興趣班與工作坊", "中西區", "灣仔區"], (label) => `移除${label}`),
    },
  },
  "en-US": {
    fields: {
      keyword: "Keyword",
      placeholder: "For example: swimming",
      clear: "Clear keyword",
      category: "Category",
      area: "Area",
      all: "Show all 18 districts",
    },
    hints: { category: "Choose 1 to 10 categories.", area: "" },
    categories: named(["Classes and workshops", "Family days out", "Reading and learning", "Everyday needs"]),
    areas: districtsIn("en-US"),
    panel: { words: { title: "Filter", label: "Family market", clear: "Clear filters", submit: "Show results" } },
    bar: {
      results: "42 listings",
      words: { open: "Filter", applied: "3 filters applied" },
      applied: chosen(["Classes and workshops", "Central and Western", "Wan Chai"], (label) => `Remove ${label}`),
    },
  },
};

/** The market's three questions. */
export function MarketFilters({ locale, areas = [1, 2] }: { locale: Locale; areas?: readonly number[] }) {
  const { fields, hints, categories, areas: districts } = samples[locale];
  return (
    <>
      <SearchField name="keyword" label={fields.keyword} placeholder={fields.placeholder} clear={fields.clear} />
      <ChipsField
        name="categories"
        label={fields.category}
        hint={hints.category}
        options={categories}
        max={10}
        unmarked
        defaultValue={[1]}
      />
      <ChipsField
        name="areas"
        label={fields.area}
        options={districts}
        max={10}
        unmarked
        variant="list"
        fold={{ after: 7, label: fields.all }}
        defaultValue={areas}
      />
    </>
  );
}
