import { Hono } from "hono";
import { confirmPage } from "../checkout/confirm-page.ts";
import { checkoutPages } from "../checkout/development-pages.ts";
import type { Services } from "../http/services.ts";
import { octopusPages } from "../octopus/development-pages.ts";
import { promotionPages } from "../promotion/development-pages.ts";
import { identityPages } from "../social/development-pages.ts";
import { tapAndGoPages } from "../tapngo/development-pages.ts";
import { timelinePages } from "../timeline/development-pages.ts";
import { outboxPages } from "./outbox.ts";

/** Pages that stand in for outside services. They exist only in development (decision 51). */
export function developmentPages(services: Services): Hono {
  const app = new Hono().basePath("/development");
  app.route("/checkout/confirm", confirmPage(services));
  app.route("/checkout", checkoutPages(services));
  app.route("/identity", identityPages(services));
  app.route("/octopus", octopusPages(services));
  app.route("/outbox", outboxPages(services));
  if (services.promotion) app.route("/promotion", promotionPages(services, services.promotion));
  app.route("/tapngo", tapAndGoPages(services));
  app.route("/timeline", timelinePages(services));
  return app;
}
