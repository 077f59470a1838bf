import { defaultLocale, localeOfLanguageId } from "@gk/domain";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { orders, plans } from "../database/schema/index.ts";
import { developmentPage } from "../development/page.ts";
import { siteLink } from "../http/links.ts";
import type { Services } from "../http/services.ts";
import { endOverdueOrders } from "../orders/end-overdue-orders.ts";
import { cancelSession } from "./cancel-session.ts";
import { completeSession, findSession } from "./complete-session.ts";
import type { SessionRow } from "./session-row.ts";
import { checkoutForm, checkoutOver, type CheckoutProblem, type CheckoutSubject } from "./page-markup.ts";
import { askBank, testCard } from "./test-card.ts";
import { checkoutWords } from "./words.ts";

/**
 * The pages that stand in for Stripe Checkout. A session's id cannot be guessed, so whoever has the address may act on
 * the page, and no other site can act for them.
 */
export function checkoutPages(services: Services): Hono {
  const app = new Hono();

  app.get("/:id", async (c) => {
    const session = await readSession(services, c);
    return session ? showSession(services, c, session) : c.notFound();
  });

  app.post("/:id", async (c) => {
    const session = await readSession(services, c);
    if (!session) return c.notFound();
    const form = await c.req.parseBody();
    if (isTooLate(session) && form["choice"] === "late") {
      await completeSession(services, session, { card: testCard(services.clock()) }, services.clock());
      return c.redirect(returnAddress(services, session, "success"), 303);
    }
    if (!isOpen(services, session)) return showSession(services, c, session);
    if (form["choice"] === "cancel") {
      await cancelSession(services.database, session);
      return c.redirect(returnAddress(services, session, "cancelled"), 303);
    }
    const answer = form["choice"] === "pay" ? askBank(form, services.clock()) : ({ problem: "declined" } as const);
    if ("problem" in answer) return showSession(services, c, session, answer.problem);
    await completeSession(services, session, answer, services.clock());
    return c.redirect(returnAddress(services, session, "success"), 303);
  });

  return app;
}

async function readSession(services: Services, c: Context): Promise<SessionRow | undefined> {
  await endOverdueOrders(services, services.clock());
  return findSession(services.database, c.req.param("id") ?? "");
}

const isOpen = ({ clock }: Services, session: SessionRow) => session.status === "open" && session.expiresAt > clock();

/** Whether money that was under way when the page was ended can still come in. */
const isTooLate = ({ status, orderId }: SessionRow) => status === "canceled" && orderId !== null;

const localeOf = (session: SessionRow) => localeOfLanguageId(session.languageId) ?? defaultLocale;

/** A completed page goes on to the site; one that is over says so; a problem stays on the page (decision 32). */
async function showSession(services: Services, c: Context, session: SessionRow, problem?: CheckoutProblem) {
  if (session.status === "completed") return c.redirect(returnAddress(services, session, "success"), 303);
  const locale = localeOf(session);
  const title = checkoutWords.text(locale, "dev.checkout.title");
  if (!isOpen(services, session)) {
    c.status(410);
    return developmentPage(c, locale, title, checkoutOver(locale, isTooLate(session)));
  }
  if (problem) c.status(402);
  const subject = await subjectOf(services, session);
  return developmentPage(c, locale, title, checkoutForm(locale, subject, { now: services.clock(), problem }));
}

async function subjectOf({ database }: Services, session: SessionRow): Promise<CheckoutSubject | undefined> {
  if (session.orderId === null) return undefined;
  const [subject] = await database
    .select({ order: orders, plan: plans })
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .where(eq(orders.id, session.orderId));
  return subject;
}

function returnAddress({ origin }: Services, session: SessionRow, status: "success" | "cancelled"): string {
  return siteLink({ origin, locale: localeOf(session) }, `/member/settings/payment/${status}`, {
    process: session.process,
  });
}
