import useSWR from "swr";
import { useSite } from "../layouts/useSite.ts";
import { promotionOpen } from "../layouts/usePromotion.ts";
import { hasOffers } from "../paths.ts";
import { PopUps } from "./PopUps.tsx";
import { useLivePromotion } from "./useLivePromotion.ts";

/** What comes by itself: the promotion as the stream tells it, and the pop-ups, which are for guests (decision 130). */
export function Offers() {
  const { path, visitor } = useSite();
  const { data: isOpen } = useSWR<boolean>(promotionOpen, null);
  useLivePromotion(visitor.promotion && hasOffers(path) && isOpen !== false);
  return visitor.member ? null : <PopUps path={path} />;
}
