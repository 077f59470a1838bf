import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { useAnswer } from "../data/answers.ts";
import { query } from "../data/query.ts";

/** The member's account, whose address may be verified in another tab. */
export const accountQuery = query("getProfile", {}, { revalidateOnFocus: true });

/** The account of a member whose address is not verified yet; the page is loaded anew once it is. */
export function useUnverified() {
  const { data: user } = useAnswer(accountQuery);
  const { revalidate } = useRevalidator();
  const isVerified = user.is_activated === 1;
  useEffect(() => {
    if (isVerified) void revalidate();
  }, [isVerified, revalidate]);
  return user;
}
