import { type IconDrawing, icons } from "../../foundations/icon/index.ts";
import type { NavigationId } from "../header/index.ts";

/** The icon beside each entry of the menu. */
export const navigationIcons: Record<NavigationId, IconDrawing> = {
  school: icons.school,
  introduction: icons.sprout,
  app: icons.smartphone,
  events: icons.calendarDays,
  news: icons.newspaper,
  tips: icons.bookOpen,
  market: icons.tag,
  about: icons.users,
  plans: icons.ticketPercent,
  contact: icons.mail,
};
