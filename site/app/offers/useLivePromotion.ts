import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { livePromotion } from "../layouts/usePromotion.ts";
import { changedBy, endOf, offerIn, promotionEvents } from "./promotion-event.ts";

const address = "/web/promotion.json";

/** How long a stream may be away before the page's own sentence stands again. */
const awayMs = 15_000;

/** After what time a stream is asked for again that was refused; one that broke off the browser asks for by itself. */
const againMs = 60_000;

/** Timers hold no more. */
const longestMs = 2 ** 31 - 1;

/** Listens to the stream while the page is looked at, and calls back with each offer, and with none when it is away. */
function listen(say: (offer: ReturnType<typeof offerIn>) => void): () => void {
  const left = new AbortController();
  const timers: Partial<Record<"end" | "away" | "again", ReturnType<typeof setTimeout>>> = {};
  let stream: EventSource | undefined;
  let value: unknown;

  const stop = (name: keyof typeof timers) => {
    clearTimeout(timers[name]);
    delete timers[name];
  };
  const tell = () => {
    const now = Date.now();
    const end = endOf(value) ?? 0;
    stop("end");
    if (end > now) timers.end = setTimeout(tell, Math.min(end - now, longestMs));
    say(offerIn(value, now));
  };
  const close = () => {
    stream?.close();
    stream = undefined;
    for (const name of ["end", "away", "again"] as const) stop(name);
  };
  const open = () => {
    // A browser has six connections for all its tabs: those in the background need none, and are told when they come back.
    if (document.hidden || stream) return;
    const opened = new EventSource(address);
    stream = opened;
    for (const event of promotionEvents) {
      opened.addEventListener(event, ({ data }: MessageEvent<string>) => {
        stop("away");
        value = changedBy(event, value, data);
        tell();
      });
    }
    opened.addEventListener("error", () => {
      timers.away ??= setTimeout(() => say(undefined), awayMs);
      if (opened.readyState !== EventSource.CLOSED) return;
      timers.again = setTimeout(() => {
        stream = undefined;
        open();
      }, againMs);
    });
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()), { signal: left.signal });
  open();
  return () => {
    left.abort();
    close();
  };
}

/** Has the bar of offers say what the promotion stream says, while it `shows` one (decision 34). */
export function useLivePromotion(shows: boolean) {
  const { mutate } = useSWRConfig();
  useEffect(
    () => (shows ? listen((offer) => void mutate(livePromotion, offer, { revalidate: false })) : undefined),
    [shows, mutate],
  );
}
