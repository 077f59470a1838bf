import { pictures } from "@gk/ui/pictures";
import type { Visitor } from "./visitor.server.ts";

/** The address of a member's own picture, once there is one; the provider's answer is private to the session. @source T86 */
export const pictureOf = (member: Visitor["member"]) =>
  member?.hasImage ? `/web/profile/image?t=${member.readAt}` : undefined;

/** What stands for a member beside their name: their own picture, or an outline. */
export const portraitOf = (member: Visitor["member"]): string => pictureOf(member) ?? pictures.avatarEmpty.src;
