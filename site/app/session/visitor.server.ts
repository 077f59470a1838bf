import { cookies, hongKongToday, type IsoDate, showsPromotion } from "@gk/domain";
import type { RouterContextProvider } from "react-router-dom";
import { visitContext } from "./context.ts";
import { currentMember } from "./member.server.ts";
import { trialEndsOn } from "./trial.ts";

/** What every page knows: who looks at it, and what stands at its foot. */
export type Visitor = {
  /** Null when nobody is signed in. */
  member: {
    id: number;
    name: string;
    isModerator: boolean;
    hasImage: boolean;
    isVerified: boolean;
    /** How many children the account has, where the provider says it. */
    childrenCount: number;
    /** The last day of the free trial, while it is active. */
    trialEndsOn: IsoDate | undefined;
    /** When this was read, which gets the picture past caches (T86). @units milliseconds since 1970 */
    readAt: number;
  } | null;
  promotion: boolean;
  /** Today in Hong Kong. */
  today: IsoDate;
  /** The frame of our posts at a social network, with a place for the language, where the site is connected with one. */
  timeline?: string | undefined;
};

/** Reads who is there. */
export async function visitor(context: Readonly<RouterContextProvider>): Promise<Visitor> {
  const visit = context.get(visitContext);
  const member = await currentMember(context);
  return {
    member: member
      ? {
          id: member.id,
          name: member.name,
          isModerator: member.is_moderator,
          hasImage: member.has_image,
          isVerified: member.is_activated === 1,
          childrenCount: member.children_count ?? 0,
          trialEndsOn: trialEndsOn(member, visit.now),
          readAt: visit.now.getTime(),
        }
      : null,
    // What the bar offers is for new users (decision 68).
    promotion: showsPromotion(visit.cookie(cookies.promotion.name)) && !member?.has_paid_order,
    today: hongKongToday(visit.now),
    timeline: visit.timelineUrl,
  };
}
