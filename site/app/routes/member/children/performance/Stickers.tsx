import { RecordSheet } from "@gk/ui/child-record";
import { StickerBook } from "@gk/ui/performance-sheet";
import { Text } from "@gk/ui/text";
import type { Performance } from "@gk/web";
import { dotted } from "../../../../words/dotted.ts";
import { useTranslations } from "../../../../words/words.ts";
import { badgePicture } from "./badge-picture.ts";

const perRow = 4;

/** The badges that the child's stickers have made, stuck into a book; its last row is filled with places to earn. */
export function Stickers({ of: { stars, badges } }: { of: Performance }) {
  const t = useTranslations();
  const earned = badges.map(({ id, slug, name, count }) => ({
    id: String(id),
    name,
    picture: badgePicture(slug),
    ...(count > 1 && { note: t("performance.badges.times", { count }) }),
  }));
  const free = perRow - (earned.length % perRow);
  const places = Array.from({ length: free }, (_, place) => ({
    id: `free-${place}`,
    name: t("performance.badges.toEarn"),
  }));
  return (
    <RecordSheet
      title={t("performance.stickers.label")}
      aside={
        <Text size="sm" tone="muted">
          {dotted(
            [
              t("performance.stickers", { count: stars }),
              t("performance.badges", { count: badges.reduce((sum, { count }) => sum + count, 0) }),
            ],
            t.locale,
          )}
        </Text>
      }
    >
      <StickerBook stickers={[...earned, ...places]} />
    </RecordSheet>
  );
}
