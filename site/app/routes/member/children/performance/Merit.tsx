import { meritProgress, meritSilverStars } from "@gk/domain";
import { MeritProgress } from "@gk/ui/performance-sheet";
import { useTranslations } from "../../../../words/words.ts";
import { starsLabel } from "../covers.ts";

/** How far the child is with the certificate of merit; one that is earned is said, and the next one counted. */
export function Merit({ silverStars }: { silverStars: number }) {
  const t = useTranslations();
  const { certificates, stars } = meritProgress(silverStars);
  const count = meritSilverStars - stars;
  return (
    <MeritProgress
      count={stars}
      total={meritSilverStars}
      words={{
        title: t(certificates > 0 ? "performance.merit.next" : "performance.merit.title"),
        progress: starsLabel(t, silverStars),
        left:
          certificates > 0
            ? t("performance.merit.earned", { certificates, stars, count })
            : t("performance.merit.left", { count }),
      }}
    />
  );
}
