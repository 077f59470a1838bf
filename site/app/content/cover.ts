import type { Cover } from "@gk/ui/cover-picture";
import type { Picture } from "@gk/ui/illustration";
import { pictures } from "@gk/ui/pictures";

const strengths = {
  "strength-wisdom": pictures.strengthWisdom,
  "strength-courage": pictures.strengthCourage,
  "strength-humanity": pictures.strengthHumanity,
  "strength-justice": pictures.strengthJustice,
  "strength-temperance": pictures.strengthTemperance,
  "strength-transcendence": pictures.strengthTranscendence,
} as const;

const covers = {
  art: pictures.coverArt,
  harbour: pictures.coverHarbour,
  hiking: pictures.coverHiking,
  home: pictures.coverHome,
  music: pictures.coverMusic,
  reading: pictures.coverReading,
  school: pictures.coverSchool,
  science: pictures.coverScience,
  swim: pictures.coverSwim,
  yumcha: pictures.coverYumcha,
} as const;

/** The provider's keys by the picture that stands for them. */
const keysOf: Record<keyof typeof covers, readonly string[]> = {
  art: [
    "event-gifts",
    "tip-sharing",
    "market-art",
    "market-stationery",
    "market-workshop",
    "event-cards",
    "news-thanks",
    "news-worksheets",
    "tip-makeup",
  ],
  harbour: [
    "tip-toyshop",
    "event-moon",
    "event-walk",
    "news-new-year",

    "tip-flagday",
    "tip-mtr",
    "tip-queue",
  ],
  hiking: [
    "news-wish-tree",
    "market-outing",
    "activity-kindness",
    "event-picnic",
    "event-sports",
    "news-missions",
    "news-summer",
    "tip-plant",
    "tip-friendship",
  ],
  home: [
    "market-parents",
    "market-playgroup",
    "market-toys",

    "event-morning",
    "activity-letters",
    "event-talk",
    "news-caregivers",

    "news-privacy",

    "tip-baby",

    "tip-greeting",
    "tip-helper",
    "tip-honesty",

    "tip-neighbours",
    "tip-screen",

    "school-families",
  ],
  music: ["activity-stage", "news-prize", "market-music", "news-voice", "school-celebrate"],
  reading: [
    "tip-ask",
    "tip-interrupt",
    "market-books",
    "market-reading",
    "event-story",
    "tip-homework",
    "school-strengths",
    "school-first-month",
  ],
  school: [
    "tip-different",
    "tip-boundaries",
    "news-payment",
    "event-p1",
    "event-school",
    "activity-morning",
    "news-school",
    "school-practice",
    "school-social-worker",
    "tip-comfort",
    "tip-recess",
  ],
  science: ["tip-losing"],
  swim: ["market-sports"],
  yumcha: ["event-caregivers", "tip-grandparents", "market-food", "tip-dimsum"],
};

const byKey = new Map<string, Picture>([
  ...Object.entries(strengths),
  ...Object.entries(keysOf).flatMap(([name, keys]) =>
    keys.map((key): [string, Picture] => [key, covers[name as keyof typeof covers]]),
  ),
]);

/**
 * The drawing for a key of the provider's. The advertisements of a category are numbered (`market-food-2`) and share
 * its picture; a key that nobody has drawn for has none.
 */
export const pictureOf = (key: string): Picture | undefined => byKey.get(key) ?? byKey.get(key.replace(/-\d+$/, ""));

/** The cover of a card, which its title describes. */
export function coverOf(key: string): Cover | undefined {
  const picture = pictureOf(key);
  return picture && { src: picture.src, alt: "" };
}
