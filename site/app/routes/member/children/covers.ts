import {
  age,
  calledName,
  formatDate,
  type IsoDate,
  meritProgress,
  meritSilverStars,
  slugOf,
  yearLevel,
} from "@gk/domain";
import type { ChildCoverProps, CoverTone } from "@gk/ui/child-cover";
import type { Picture } from "@gk/ui/illustration";
import { pictures } from "@gk/ui/pictures";
import type { Child } from "@gk/web";
import { paths } from "../../../paths.ts";
import { type Choice, withChoice } from "../../../plans/choice.ts";
import { named } from "../../../words/named.tsx";
import { dotted } from "../../../words/dotted.ts";
import type { Translator } from "../../../words/words.ts";

/** Without the yellow of courtesy, on which the tag of an upgraded child is not seen. */
const tones = ["conduct", "respect", "benevolence", "relationships"] as const satisfies CoverTone[];

/** The colour of a child's book, the same wherever the child is shown. */
export const toneOf = (child: Pick<Child, "id">): CoverTone => tones[child.id % tones.length] ?? "respect";

type Pictured = Pick<Child, "id" | "has_image" | "image_version">;

/** The address of a child's own photo, where there is one: another photo has another address. */
export const photoOf = ({ id, has_image, image_version: version }: Pictured): string | undefined =>
  has_image ? `/web/children/${id}/image${version === undefined ? "" : `?v=${version}`}` : undefined;

/** A child's own photo, or a drawn one. */
export function portraitOf({ gender, ...child }: Pictured & Pick<Child, "gender">): Picture {
  const src = photoOf(child);
  if (src) return { src, width: 240, height: 240 };
  return gender === 1 ? pictures.avatarChildBoy : pictures.avatarChildGirl;
}

/** Year level and age, as on the cover of an exercise book. */
export const aboutChild = (t: Translator, child: Child, today: IsoDate): string =>
  dotted(
    [
      t(`option.year_level.${slugOf(yearLevel, child.year_level)}`),
      t("common.age", { age: age(child.date_of_birth, today) }),
    ],
    t.locale,
  );

/** What a child's plan allows, and until when (T105). `trialEndsOn` is the trial's last day. */
export function statusBody(t: Translator, child: Child, trialEndsOn: IsoDate | undefined): string {
  const { subscription } = child;
  const name = calledName(child);
  if (child.status === "upgraded" && subscription) {
    return t("child.status.upgraded.body", {
      name,
      plan: subscription.plan.name,
      date: formatDate(subscription.ends_on, t.locale),
    });
  }
  if (child.status === "freeTrial" && trialEndsOn) {
    return t("child.status.freeTrial.body", { name, date: formatDate(trialEndsOn, t.locale) });
  }
  return t("child.status.notUpgraded.body", { name });
}

/** How far the child is on the way to the next certificate of merit, with those that are earned. */
export function starsLabel(t: Translator, silverStars: number): string {
  const { certificates, stars } = meritProgress(silverStars);
  const progress = t("performance.merit.progress", { count: String(stars), total: String(meritSilverStars) });
  return certificates > 0 ? t("performance.merit.both", { certificates, progress }) : progress;
}

type Context = {
  today: IsoDate;
  trialEndsOn?: IsoDate | undefined;
  /** What was chosen to buy for the child that is picked. */
  choice?: Choice;
};

/** A child as the list and the member's home page show it. */
export function coverOf(t: Translator, child: Child, { today, trialEndsOn, choice = {} }: Context): ChildCoverProps {
  const { id, status } = child;
  const { certificates, stars } = meritProgress(child.silver_stars);
  const action = (deed: "view" | "update" | "upgrade", href: string) => ({ href, label: t(`children.card.${deed}`) });
  return {
    name: named(calledName(child), t.locale),
    status,
    picture: portraitOf(child),
    tone: toneOf(child),
    stars: {
      count: stars,
      total: meritSilverStars,
      label: starsLabel(t, child.silver_stars),
    },
    view: action("view", paths.child(id)),
    update: action("update", paths.updateChild(id)),
    ...(status === "upgraded" ? {} : { upgrade: action("upgrade", withChoice(paths.premium(id), choice)) }),
    words: {
      about: aboutChild(t, child, today),
      status: t(`child.status.${status}`),
      statusBody: named(statusBody(t, child, trialEndsOn), t.locale),
      ...(certificates > 0 ? { certificates: t("performance.merit.certificates", { certificates }) } : {}),
      ...(status === "upgraded"
        ? { prize: t(child.has_prize ? "children.card.prizeChosen" : "children.card.prizeNone") }
        : {}),
    },
  };
}
