import { age, formatDate, type IsoDate, meritSilverStars, slugOf, yearLevel } from "@gk/domain";
import type { ChildCoverProps, CoverTone } from "@gk/ui/child-cover";
import { type Picture, pictures } from "@gk/ui/illustration";
import type { Child } from "@gk/web";
import { paths } from "../../../paths.ts";
import type { Translator } from "../../../words/words.ts";

const tones = ["respect", "courtesy", "benevolence", "conduct", "relationships"] as const satisfies CoverTone[];

/** The colour of a child's book, the same wherever the child is shown. */
export const toneOf = (child: Pick<Child, "id">): CoverTone => tones[child.id % tones.length] ?? "respect";

/** A child's own photo, or a drawn one. */
export function portraitOf({ id, has_image, gender }: Pick<Child, "id" | "has_image" | "gender">): Picture {
  if (has_image) return { src: `/web/children/${id}/image`, width: 240, height: 240 };
  return gender === 1 ? pictures.avatarChildBoy : pictures.avatarChildGirl;
}

/** Year level and age, as on the cover of an exercise book. */
export const aboutChild = (t: Translator, child: Child, today: IsoDate): string =>
  [
    t(`option.year_level.${slugOf(yearLevel, child.year_level)}`),
    t("common.age", { age: age(child.date_of_birth as IsoDate, today) }),
  ].join(" · ");

/** What a child's plan allows, and until when (T105). `trialEndsOn` is the trial's last day. */
export function statusBody(t: Translator, child: Child, trialEndsOn: IsoDate | undefined): string {
  const { name, subscription } = child;
  if (child.status === "upgraded" && subscription) {
    return t("child.status.upgraded.body", {
      name,
      plan: subscription.plan.name,
      date: formatDate(subscription.ends_on as IsoDate, t.locale),
    });
  }
  if (child.status === "freeTrial" && trialEndsOn) {
    return t("child.status.freeTrial.body", { name, date: formatDate(trialEndsOn, t.locale) });
  }
  return t("child.status.notUpgraded.body", { name });
}

type Context = { today: IsoDate; trialEndsOn?: IsoDate | undefined };

/** A child as the list and the member's home page show it. */
export function coverOf(t: Translator, child: Child, { today, trialEndsOn }: Context): ChildCoverProps {
  const { id, name, status } = child;
  const action = (deed: "view" | "update" | "upgrade", href: string) => ({ href, label: t(`children.card.${deed}`) });
  return {
    name,
    status,
    portrait: portraitOf(child),
    tone: toneOf(child),
    stars: {
      count: child.silver_stars,
      total: meritSilverStars,
      label: t("performance.merit.progress", { count: String(child.silver_stars), total: String(meritSilverStars) }),
    },
    view: action("view", paths.child(id)),
    update: action("update", paths.updateChild(id)),
    ...(status === "upgraded" ? {} : { upgrade: action("upgrade", paths.premium(id)) }),
    words: {
      about: aboutChild(t, child, today),
      status: t(`child.status.${status}`),
      statusBody: statusBody(t, child, trialEndsOn),
      ...(status === "upgraded"
        ? { prize: t(child.has_prize ? "children.card.prizeChosen" : "children.card.prizeNone") }
        : {}),
    },
  };
}
