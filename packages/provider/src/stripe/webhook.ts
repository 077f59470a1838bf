import { webPrefix } from "@gk/web";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { cancelSession } from "../checkout/cancel-session.ts";
import { findSession } from "../checkout/complete-session.ts";
import { settleSession } from "../checkout/settle-session.ts";
import type { Services } from "../http/services.ts";
import { isSignedByStripe } from "./signature.ts";

/** Stripe's events are some kilobytes. */
const MAX_BODY_BYTES = 256 * 1024;

const Event = v.object({ type: v.string(), data: v.object({ object: v.object({ id: v.optional(v.string()) }) }) });

/**
 * Hears from Stripe that a page was paid or has expired, where the browser does not come back to say so (decision 32).
 * Stripe says the same thing again until it is answered with 200, and sometimes after; only the first time changes
 * anything. It is no call of the table: browsers never make it.
 */
export function stripeWebhook(services: Services, secret: string): Hono {
  const app = new Hono();
  app.post(`${webPrefix}/stripe/webhook`, bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const text = await c.req.text();
    const now = services.clock();
    if (!isSignedByStripe(text, c.req.header("Stripe-Signature"), { secret, now })) return c.text("unsigned", 400);
    await hear(services, v.parse(Event, JSON.parse(text)), now);
    return c.text("heard");
  });
  return app;
}

async function hear(services: Services, { type, data }: v.InferOutput<typeof Event>, now: Date): Promise<void> {
  if (!type.startsWith("checkout.session.") || data.object.id === undefined) return;
  // Stripe tells every listener of everything; what is not found here is another's.
  const session = await findSession(services.database, data.object.id);
  if (!session) return;
  if (type === "checkout.session.expired") await cancelSession(services.database, session);
  else await settleSession(services, session, now);
}
