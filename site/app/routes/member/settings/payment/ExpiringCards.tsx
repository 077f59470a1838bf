import { Notice } from "@gk/ui/notice";
import { useAnswer } from "../../../../data/answers.ts";
import { expiryNews } from "../../../../payment/card-news.ts";
import { expiringCard } from "../../../../payment/expiring-card.ts";
import { useTranslations } from "../../../../words/words.ts";
import { childrenQuery } from "../../children/child.ts";

/** Says of each plan whose card will have expired by its next charge that it needs another one (decision 73). */
export function ExpiringCards() {
  const t = useTranslations();
  const { data: children } = useAnswer(childrenQuery);
  return children
    .map(expiringCard)
    .filter((expiring) => expiring !== undefined)
    .map((expiring) => (
      <Notice key={expiring.child.id} tone="warning">
        {expiryNews(t, expiring)}
      </Notice>
    ));
}
