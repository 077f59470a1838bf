import { processSchema } from "@gk/domain";
import { webPrefix } from "@gk/web";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { safeParse } from "valibot";
import { processes } from "../database/schema/index.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../http/services.ts";
import { hearOfCharge } from "../subscriptions/charge-order.ts";
import { cancelSession } from "./cancel-session.ts";
import type { GatewayNews, NewsOfGateway } from "./card-gateway.ts";
import { findSession } from "./complete-session.ts";
import { settleSession } from "./settle-session.ts";

/** News are some kilobytes. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Hears from a gateway that a page was paid or has expired, or that a charge was confirmed, where the browser does not come
 * back to say so (decision 32). It says the same thing again until it is answered with 200, and sometimes after; only the
 * first time changes anything. It is no call of the table: browsers never make it.
 */
export function gatewayNews(services: Services, gateway: NewsOfGateway): Hono {
  const app = new Hono();
  app.post(webPrefix + gateway.path, bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const news = await gateway.read(new Uint8Array(await c.req.arrayBuffer()), c.req.raw.headers);
    if (news === "unreadable") {
      services.log.warn({ path: gateway.path }, "news that the gateway did not sign");
      return c.text("unreadable", 400);
    }
    if (news) await hear(services, news);
    return c.text("heard");
  });
  // The gateway did not say where the page stands: it is to tell again.
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.text("later", 503);
    throw error;
  });
  return app;
}

/** A page or a charge that is not found here is another's. */
async function hear(services: Services, news: GatewayNews): Promise<void> {
  if ("charge" in news) return hearOfKey(services, news.charge);
  const session = await findSession(services.database, news.session);
  if (!session) return;
  if (news.status === "canceled") await cancelSession(services.database, session);
  else await settleSession(services, session, services.clock());
}

async function hearOfKey(services: Services, key: string): Promise<void> {
  const process = safeParse(processSchema, key);
  if (!process.success) return;
  const [attempt] = await services.database.select().from(processes).where(eq(processes.process, process.output));
  if (attempt && attempt.orderId !== null) await hearOfCharge(services, attempt.orderId, services.clock());
}
