import { type Locale, promotionClosed, promotionCookie } from "@gk/domain";
import { useRef } from "react";
import useSWR from "swr";
import { closePromotionPath } from "../paths.ts";
import { remember } from "./remember.ts";

/** The offer that the stream speaks of; false while there is none. */
export type LivePromotion = { text: Record<Locale, string>; href: string } | false;

/** Under which key the cache has what the stream has said last; nothing until then (decision 34). */
export const livePromotion = "live";

/** Under which key it has whether the bar was closed here. */
export const promotionOpen = "promotion";

const isOpenHere = () => !document.cookie.split("; ").includes(`${promotionCookie.name}=${promotionClosed}`);

/**
 * The bar of offers, unless it was closed: how it is closed on the page `here`. Whether it was is asked of the browser,
 * once the page is hydrated as the server drew it, and when its visitor comes back from another tab. What it says is the
 * stream's, once that has said something.
 */
export function usePromotion(isOffered: boolean, here: string) {
  /** The cookie comes with the server's answer, and the browser may be asked before that. */
  const isClosed = useRef(false);
  const { data: isOpen, mutate } = useSWR(isOffered ? promotionOpen : null, () => isOpenHere() && !isClosed.current, {
    fallbackData: true,
    revalidateOnMount: true,
    revalidateOnFocus: true,
  });
  const { data: live } = useSWR<LivePromotion>(livePromotion, null);
  const closeHref = closePromotionPath(here);
  return (
    isOffered &&
    isOpen &&
    live !== false && {
      ...live,
      closeHref,
      close: () => {
        isClosed.current = true;
        void remember(closeHref);
        void mutate(false, { revalidate: false });
      },
    }
  );
}
