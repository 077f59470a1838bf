import { formatDate } from "@gk/domain";
import { AdvertisementCard } from "@gk/ui/advertisement-card";
import type { AdvertisementSummary } from "@gk/web";
import { memo } from "react";
import { coverOf } from "../../content/cover.ts";
import { textPreview } from "../../content/text-preview.ts";
import { paths } from "../../paths.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { useTranslations } from "../../words/words.ts";

/** An advertisement in the market's list. */
export const AdvertisementItem = memo(function AdvertisementItem({
  id,
  item,
  eager,
}: {
  id?: string;
  item: AdvertisementSummary;
  eager?: boolean;
}) {
  const t = useTranslations();
  const headline = useHeadlines();
  const { title, summary, illustration, category, district, price_text: offer, valid_to: until } = item;
  return (
    <AdvertisementCard
      id={id}
      href={paths.advertisement(item.id)}
      title={headline(title)}
      preview={textPreview(summary)}
      picture={coverOf(illustration)}
      category={category.name}
      district={district.name}
      offer={offer}
      eager={eager}
      until={t("market.item.until", { date: formatDate(until, t.locale, "short") })}
    />
  );
});
