import {
  BookOpen,
  CalendarDays,
  type LucideIcon,
  Mail,
  Newspaper,
  School,
  Smartphone,
  Sprout,
  Tag,
  TicketPercent,
  Users,
} from "lucide-react";
import type { NavigationId } from "../header/navigation.ts";

/** The icon beside each entry of the menu. */
export const navigationIcons: Record<NavigationId, LucideIcon> = {
  school: School,
  introduction: Sprout,
  app: Smartphone,
  events: CalendarDays,
  news: Newspaper,
  tips: BookOpen,
  market: Tag,
  about: Users,
  plans: TicketPercent,
  contact: Mail,
};
