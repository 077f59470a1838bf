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

/** What stands for the provider's keys that do not end in the name of their picture, as `tip-queue` does. */
const others: Readonly<Record<string, keyof typeof covers>> = {
  "activity-garden": "plant",
  "activity-kindness": "hiking",
  "activity-letters": "home",
  "activity-morning": "school",
  "activity-stage": "music",
  "event-caregivers": "yumcha",
  "event-p1": "school",
  "event-walk": "lantern",
  "market-books": "reading",
  "market-food": "yumcha",
  "market-outing": "hiking",
  "market-parents": "home",
  "market-playgroup": "home",
  "market-sports": "swim",
  "market-stationery": "art",
  "market-toys": "toyshop",
  "market-workshop": "art",
  "news-caregivers": "family",
  "news-missions": "city",
  "news-new-year": "newYear",
  "news-wish-tree": "wish",
  "news-worksheets": "bag",
  "school-celebrate": "art",
  "school-families": "home",
  "school-first-month": "reading",
  "school-practice": "school",
  "school-social-worker": "school",
  "school-strengths": "reading",
  "tip-dimsum": "yumcha",
  "tip-grandparents": "stroll",
};

const byKey = new Map<string, Picture>(Object.entries(strengths));
const emblems = new Set<Picture>(Object.values(strengths));
const byName = new Map<string, Picture>(Object.entries(covers));

/**
 * The drawing for a key of the provider's, which says the kind of thing and what is drawn (`tip-queue`). The advertisements
 * of a category are numbered (`market-food-2`) and share its picture; a key that nobody has drawn for has none.
 */
export function pictureOf(key: string): Picture | undefined {
  const subject = key.replace(/-\d+$/, "");
  return byKey.get(subject) ?? byName.get(others[subject] ?? subject.slice(subject.indexOf("-") + 1));
}

/** The cover of a card, which its title describes. */
export function coverOf(key: string): Cover | undefined {
  const picture = pictureOf(key);
  return picture && { src: picture.src, alt: "", whole: emblems.has(picture) };
}
