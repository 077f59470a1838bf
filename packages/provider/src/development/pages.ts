import { Hono } from "hono";
import { checkoutPages } from "../checkout/development-pages.ts";
import type { Services } from "../http/services.ts";
import { identityPages } from "../social/development-pages.ts";
import { outboxPages } from "./outbox.ts";

/** Pages that stand in for outside services. They exist only in development (decision 51). */
export function developmentPages(services: Services): Hono {
  const app = new Hono().basePath("/development");
  app.route("/checkout", checkoutPages(services));
  app.route("/identity", identityPages(services));
  app.route("/outbox", outboxPages(services));
  return app;
}
