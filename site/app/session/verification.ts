import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { useAnswer } from "../data/answers.ts";
import { query } from "../data/query.ts";

/** The member's account, whose address may be verified in another tab. */
export const accountQuery = query("getProfile", {}, { revalidateOnFocus: true });

/** How often it is asked whether the address was verified, as on a phone beside this screen (decision 137). */
const askedEveryMs = 10_000;

/**
 * The account of a member whose address is not verified yet; the page is loaded anew once it is, and when the address was
 * corrected elsewhere, since another countdown runs then.
 */
export function useUnverified() {
  const { data: user } = useAnswer(accountQuery, { refreshInterval: askedEveryMs });
  const { revalidate } = useRevalidator();
  const isVerified = user.is_activated === 1;
  const known = useRef(user.email);
  useEffect(() => {
    const isCorrected = known.current !== user.email;
    known.current = user.email;
    if (isVerified || isCorrected) void revalidate();
  }, [isVerified, user.email, revalidate]);
  return user;
}
