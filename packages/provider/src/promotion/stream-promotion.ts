import { setTimeout } from "node:timers/promises";
import { hongKongToday } from "@gk/domain";
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
  const events = promotionEvents(context);
  const encoder = new TextEncoder();
  const stream = new ReadableStream({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(stream, { headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" } });
};

async function* promotionEvents({ database, clock, stopping }: Services): AsyncGenerator<string, void> {
  let told: string | undefined;
  while (!stopping.aborted) {
    const now = JSON.stringify(await currentPromotion(database, hongKongToday(clock())));
    yield now === told ? "event: keep-alive\ndata: null\n\n" : put(now);
    told = now;
    await pause(stopping);
  }
}

/** Ends early when the provider stops. A listener that is gone keeps no process alive. */
async function pause(stopping: AbortSignal): Promise<void> {
  await setTimeout(KEEP_ALIVE_MS, undefined, { signal: stopping, ref: false }).catch(() => undefined);
}

const put = (promotion: string) => `event: put\ndata: {"path":"/","data":${promotion}}\n\n`;
