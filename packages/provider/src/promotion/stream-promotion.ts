import { setTimeout } from "node:timers/promises";
import { hongKongToday } from "@gk/domain";
import type { Promotion } from "@gk/web";
import type { Handler } from "../http/handler.ts";
import type { Services } from "../http/services.ts";
import { currentPromotion } from "./promotion.ts";

/** How often a listener hears that the stream is alive, as from the Firebase realtime database. */
const KEEP_ALIVE_MS = 30_000;

/**
 * Tells the promotion, and tells it again when it changes, in the protocol of the Firebase realtime database
 * (decision 34).
 */
export const streamPromotion: Handler<"streamPromotion"> = (_, context) => {
  const left = new AbortController();
  const events = promotionEvents(context, left.signal);
  const encoder = new TextEncoder();
  const stream = new ReadableStream({
    async pull(controller) {
      const { done, value } = await events.next();
      if (left.signal.aborted) return;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => left.abort(),
  });
  return new Response(stream, { headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" } });
};

/** What is said now: on the page of development, or of the code that holds. */
export async function promotionNow({ database, clock, promotion }: Services): Promise<Promotion | null> {
  const said = promotion?.said();
  return said === undefined ? currentPromotion(database, hongKongToday(clock())) : said;
}

async function* promotionEvents(services: Services, left: AbortSignal): AsyncGenerator<string, void> {
  const over = AbortSignal.any([services.stopping, left]);
  let told: Promotion | null | undefined;
  while (!over.aborted) {
    const said = services.promotion?.said();
    const now = await promotionNow(services);
    yield eventOf(told, now);
    told = now;
    // A listener takes its time, in which something else may have been said.
    if (services.promotion?.said() === said) await pause(services, over);
  }
}

/** Ends early when the provider stops or something else is said. A listener that is gone keeps no process alive. */
async function pause({ promotion }: Services, over: AbortSignal): Promise<void> {
  const woken = new AbortController();
  const signal = AbortSignal.any([over, woken.signal]);
  const waited = setTimeout(KEEP_ALIVE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  await Promise.race([waited, ...(promotion ? [promotion.changed(signal)] : [])]);
  woken.abort();
}

/** The whole of it at first and where there was none; later what has changed of it; and otherwise that nothing has. */
function eventOf(told: Promotion | null | undefined, now: Promotion | null): string {
  if (!told || !now) return told === now ? keepAlive : event("put", now);
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(told[name as keyof Promotion]),
  );
  return changed.length === 0 ? keepAlive : event("patch", Object.fromEntries(changed));
}

const keepAlive = "event: keep-alive\ndata: null\n\n";

const event = (name: "put" | "patch", data: unknown) =>
  `event: ${name}\ndata: ${JSON.stringify({ path: "/", data })}\n\n`;
