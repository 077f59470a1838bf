import { paymentStatus } from "@gk/domain";
import type { Order } from "@gk/web";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useRevalidator } from "react-router-dom";
import { useAnswer } from "../data/answers.ts";
import { keepAnswer } from "../data/refresh.ts";
import { ask } from "../data/ask.ts";
import { useLocale, useLocalize } from "../locale/locale.ts";
import { paths } from "../paths.ts";
import {
  isPaid,
  isWaitedFor,
  type OctopusOrder,
  octopusOrder,
  octopusQuery,
  octopusWaitMs,
  stillWaiting,
} from "./octopus.ts";

/**
 * The order that a page shows the steps of Octopus for. It stays while it is unknown what became of it, so that a paid one
 * leads to its success and never to the form; `hasEnded` says that it was canceled instead.
 *
 * @param current the child's order that is not paid yet, as the page knows it
 */
export function useOctopusOrder(current: Order | null) {
  const locale = useLocale();
  const localize = useLocalize();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const pending = octopusOrder(current);
  const [seen, setSeen] = useState<OctopusOrder | undefined>(pending);
  const [times, setTimes] = useState(0);
  if (pending && pending.id !== seen?.id) setSeen(pending);

  const asked = seen && octopusQuery(seen);
  const answer = useAnswer(asked, {
    ...(seen ? { fallbackData: stillWaiting(seen) } : {}),
    refreshInterval: (latest) => (latest && !isWaitedFor(latest) ? 0 : octopusWaitMs(times)),
    dedupingInterval: 0,
    onSuccess: () => setTimes((count) => count + 1),
  });
  const status = answer?.data.payment_status;
  const isPending = status === paymentStatus.pending;
  const isGone = isPending && !pending;

  /** Asks at once, and says whether it is still waited for. */
  const askNow = async () => {
    if (!asked) return false;
    const result = await ask(asked);
    if (!result.ok) return true;
    await keepAnswer(asked, locale, result.body);
    return isWaitedFor(result.body);
  };

  const whenGone = useEffectEvent(() => void askNow());
  useEffect(() => {
    // How it came to an end elsewhere is not left to the next turn.
    if (isGone) whenGone();
  }, [isGone]);

  const whenTurned = useEffectEvent(() => {
    if (!seen) return;
    const success = localize(paths.paymentStatus("success", seen.next_step.process));
    void (isPaid(status) ? navigate(success, { replace: true }) : revalidate());
  });
  const hasTurned = status !== undefined && !isPending;
  const turned = hasTurned ? seen?.id : undefined;
  useEffect(() => {
    if (turned !== undefined) whenTurned();
  }, [turned]);

  return { order: isPending || isPaid(status) ? seen : undefined, hasEnded: hasTurned && !isPaid(status), askNow };
}
