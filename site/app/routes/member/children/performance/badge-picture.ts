import type { Picture } from "@gk/ui/illustration";
import { pictures } from "@gk/ui/pictures";

/** The sticker that a badge is drawn as, by its slug. */
const drawn: Partial<Record<string, Picture>> = {
  "first-mission": pictures.stickerFerry,
  "seven-days": pictures.stickerLantern,
  gratitude: pictures.stickerThanks,
  "good-neighbor": pictures.stickerTart,
  "team-spirit": pictures.stickerQueue,
  "little-gardener": pictures.stickerSprout,
  "calm-down": pictures.stickerTea,
  "good-morning": pictures.stickerSun,
  "conduct-badge": pictures.stickerBag,
  "courtesy-badge": pictures.stickerThanks,
  "benevolence-badge": pictures.stickerPaw,
  "respect-badge": pictures.stickerListen,
  "relationships-badge": pictures.stickerFriends,
};

/** The picture of a badge; the sun for one that is not known here yet. */
export const badgePicture = (slug: string): Picture => drawn[slug] ?? pictures.stickerSun;
