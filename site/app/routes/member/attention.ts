import { daysBetween, formatDate, type IsoDate } from "@gk/domain";
import type { AttentionItem } from "@gk/ui/attention-list";
import type { Child } from "@gk/web";
import { paths } from "../../paths.ts";
import type { Translator } from "../../words/words.ts";

type State = { verified: boolean; children: readonly Child[]; trialEndsOn: IsoDate | undefined; today: IsoDate };

/** What a member should look at, the most pressing first. */
export function attentionItems(t: Translator, { verified, children, trialEndsOn, today }: State): AttentionItem[] {
  const items: AttentionItem[] = [];
  const toUpgrade = children.find((child) => child.status !== "upgraded");
  if (!verified) {
    items.push({
      id: "verify",
      kind: "verify",
      text: t("member.index.attention.verify"),
      action: { href: paths.emailVerification, label: t("member.index.attention.verify.cta") },
    });
  }
  if (verified && children.length === 0) {
    items.push({
      id: "child",
      kind: "upgrade",
      text: t("member.index.children.empty"),
      action: { href: paths.createChild, label: t("children.add") },
    });
  }
  if (trialEndsOn && toUpgrade) {
    items.push({
      id: "trial",
      kind: "trial",
      text: t("member.index.attention.trial", {
        date: formatDate(trialEndsOn, t.locale),
        days: daysBetween(today, trialEndsOn),
      }),
      action: { href: paths.premium(toUpgrade.id), label: t("member.index.attention.trial.cta") },
    });
  }
  return items;
}
