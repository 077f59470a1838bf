import { promotionClosed, promotionCookie } from "@gk/domain";
import { useRef } from "react";
import useSWR from "swr";
import { closePromotionPath } from "../paths.ts";
import { remember } from "./remember.ts";

const isOpenHere = () => !document.cookie.split("; ").includes(`${promotionCookie.name}=${promotionClosed}`);

/**
 * The bar of offers, unless it was closed: how it is closed on the page `here`. Whether it was is asked of the browser,
 * once the page is hydrated as the server drew it, and when its visitor comes back from another tab.
 */
export function usePromotion(isOffered: boolean, here: string) {
  /** The cookie comes with the server's answer, and the browser may be asked before that. */
  const isClosed = useRef(false);
  const { data: isOpen, mutate } = useSWR(isOffered ? "promotion" : null, () => isOpenHere() && !isClosed.current, {
    fallbackData: true,
    revalidateOnMount: true,
    revalidateOnFocus: true,
  });
  const closeHref = closePromotionPath(here);
  return (
    isOffered &&
    isOpen && {
      closeHref,
      close: () => {
        isClosed.current = true;
        remember(closeHref);
        void mutate(false, { revalidate: false });
      },
    }
  );
}
