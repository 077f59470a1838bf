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
  ask: pictures.coverAsk,
  baby: pictures.coverBaby,
  bag: pictures.coverBag,
  boundaries: pictures.coverBoundaries,
  cards: pictures.coverCards,
  city: pictures.coverCity,
  comfort: pictures.coverComfort,
  different: pictures.coverDifferent,
  family: pictures.coverFamily,
  flagday: pictures.coverFlagday,
  friendship: pictures.coverFriendship,
  gifts: pictures.coverGifts,
  greeting: pictures.coverGreeting,
  helper: pictures.coverHelper,
  hiking: pictures.coverHiking,
  home: pictures.coverHome,
  homework: pictures.coverHomework,
  honesty: pictures.coverHonesty,
  interrupt: pictures.coverInterrupt,
  lantern: pictures.coverLantern,
  losing: pictures.coverLosing,
  makeup: pictures.coverMakeup,
  moon: pictures.coverMoon,
  morning: pictures.coverMorning,
  mtr: pictures.coverMtr,
  music: pictures.coverMusic,
  neighbours: pictures.coverNeighbours,
  newYear: pictures.coverNewYear,
  payment: pictures.coverPayment,
  picnic: pictures.coverPicnic,
  plant: pictures.coverPlant,
  privacy: pictures.coverPrivacy,
  prize: pictures.coverPrize,
  queue: pictures.coverQueue,
  reading: pictures.coverReading,
  recess: pictures.coverRecess,
  school: pictures.coverSchool,
  screen: pictures.coverScreen,
  sharing: pictures.coverSharing,
  sports: pictures.coverSports,
  story: pictures.coverStory,
  stroll: pictures.coverStroll,
  summer: pictures.coverSummer,
  swim: pictures.coverSwim,
  talk: pictures.coverTalk,
  thanks: pictures.coverThanks,
  toyshop: pictures.coverToyshop,
  voice: pictures.coverVoice,
  wish: pictures.coverWish,
  yumcha: pictures.coverYumcha,
} as const;

/** The provider's keys by the picture that stands for them: each article has its own, the market one a category. */
const keysOf: Record<keyof typeof covers, readonly string[]> = {
  art: ["market-art", "market-stationery", "market-workshop", "school-celebrate"],
  ask: ["tip-ask"],
  baby: ["tip-baby"],
  bag: ["news-worksheets"],
  boundaries: ["tip-boundaries"],
  cards: ["event-cards"],
  city: ["news-missions"],
  comfort: ["tip-comfort"],
  different: ["tip-different"],
  family: ["news-caregivers"],
  flagday: ["tip-flagday"],
  friendship: ["tip-friendship"],
  gifts: ["event-gifts"],
  greeting: ["tip-greeting"],
  helper: ["tip-helper"],
  hiking: ["market-outing", "activity-kindness"],
  home: ["market-parents", "market-playgroup", "activity-letters", "school-families"],
  homework: ["tip-homework"],
  honesty: ["tip-honesty"],
  interrupt: ["tip-interrupt"],
  lantern: ["event-walk"],
  losing: ["tip-losing"],
  makeup: ["tip-makeup"],
  moon: ["event-moon"],
  morning: ["event-morning"],
  mtr: ["tip-mtr"],
  music: ["activity-stage", "market-music"],
  neighbours: ["tip-neighbours"],
  newYear: ["news-new-year"],
  payment: ["news-payment"],
  picnic: ["event-picnic"],
  plant: ["tip-plant", "activity-garden"],
  privacy: ["news-privacy"],
  prize: ["news-prize"],
  queue: ["tip-queue"],
  reading: ["market-books", "market-reading", "school-strengths", "school-first-month"],
  recess: ["tip-recess"],
  school: ["event-school", "event-p1", "activity-morning", "news-school", "school-practice", "school-social-worker"],
  screen: ["tip-screen"],
  sharing: ["tip-sharing"],
  sports: ["event-sports"],
  story: ["event-story"],
  stroll: ["tip-grandparents"],
  summer: ["news-summer"],
  swim: ["market-sports"],
  talk: ["event-talk"],
  thanks: ["news-thanks"],
  toyshop: ["tip-toyshop", "market-toys"],
  voice: ["news-voice"],
  wish: ["news-wish-tree"],
  yumcha: ["event-caregivers", "market-food", "tip-dimsum"],
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
