import { cookies, cookieValue } from "@gk/domain";
import { useState, useSyncExternalStore } from "react";
import { closePromotionPath } from "../paths.ts";
import { remember } from "./remember.ts";

const never = () => () => {};

/** Whether the bar was closed since the page was made: the root's answer is not asked for again. */
const isClosedHere = () =>
  document.cookie.split("; ").includes(`${cookies.promotion.name}=${cookieValue.promotionClosed}`);

/** The bar of offers, unless it was closed: how it is closed on the page `here`. Hydrated as the server drew it. */
export function usePromotion(isOffered: boolean, here: string) {
  const wasClosed = useSyncExternalStore(never, isClosedHere, () => false);
  const [isClosed, setClosed] = useState(false);
  const closeHref = closePromotionPath(here);
  return (
    isOffered &&
    !wasClosed &&
    !isClosed && {
      closeHref,
      close: () => {
        remember(closeHref);
        setClosed(true);
      },
    }
  );
}
