import type { HeadName } from "../data/head-name.ts";
import type { DrawingName, SharedTone } from "./shared-picture.server.ts";

/** What is drawn beside the title of a page whose words are the catalogue's. */
export const subjects: Partial<Record<HeadName, readonly [DrawingName, SharedTone]>> = {
  home: ["authGarden", "sky"],
  about: ["mascotFly", "sky"],
  app: ["flowReport", "leaf"],
  search: ["mascotThink", "sky"],
  signin: ["mascotHello", "leaf"],
  register: ["flowCelebrate", "eggtart"],
  forgot: ["mascotThink", "dusk"],
  reset: ["mascotStand", "dusk"],
  verification: ["emailVerification", "banyan"],
  contact: ["newsletter", "banyan"],
  download: ["flowPick", "leaf"],
  downloadSchool: ["schoolFull", "dusk"],
  events: ["stickerLantern", "kapok"],
  faq: ["mascotThink", "eggtart"],
  maintenance: ["maintenance", "sky"],
  market: ["marketAwning", "sky"],
  marketItem: ["marketAwning", "sky"],
  news: ["mascotFly", "kapok"],
  plans: ["planOutstanding", "leaf"],
  plansSchool: ["schoolFull", "dusk"],
  privacy: ["mascotStand", "sky"],
  terms: ["mascotStand", "leaf"],
  termsOfSubscription: ["mascotStand", "banyan"],
  tips: ["stickerListen", "eggtart"],
  school: ["school", "dusk"],
  schoolType: ["school", "dusk"],
  schoolArticle: ["school", "dusk"],
  wishTree: ["wishTree", "leaf"],
  wishAdd: ["wishLeafOrange", "leaf"],
};

/** Beside any other title. */
export const anySubject = ["mascotHello", "banyan"] as const;
