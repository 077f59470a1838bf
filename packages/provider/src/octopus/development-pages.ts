import { formatMoney, type Locale, orderType, paymentStatus, processSchema } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { safeParse } from "valibot";
import { orders, plans, processes } from "../database/schema/index.ts";
import { developmentPage, localeOfPage } from "../development/page.ts";
import { siteLink } from "../http/links.ts";
import type { Services } from "../http/services.ts";
import type { OrderRow } from "../orders/change-order.ts";
import { endOverdueOrders } from "../orders/end-overdue-orders.ts";
import type { PlanRow } from "../subscriptions/plan.ts";
import { payWithOctopus } from "./pay-with-octopus.ts";
import { octopusWords } from "./words.ts";

/** An order that the page is for. */
interface Subject {
  readonly order: OrderRow;
  readonly plan: PlanRow;
  readonly process: string;
}

/**
 * The pages that stand in for the Octopus app. A process can't be guessed, so whoever has the address may act on the page,
 * and no other site can act for them.
 */
export function octopusPages(services: Services): Hono {
  const app = new Hono();

  app.get("/:process", async (c) => {
    const subject = await readSubject(services, c);
    return subject ? show(services, c, subject) : c.notFound();
  });

  app.post("/:process", async (c) => {
    const subject = await readSubject(services, c);
    if (!subject) return c.notFound();
    const form = await c.req.parseBody();
    if (form["choice"] !== "pay") return show(services, c, subject, { isRefused: true });
    await payWithOctopus(services, subject.order.id, services.clock());
    return show(services, c, (await readSubject(services, c)) ?? subject);
  });

  return app;
}

async function readSubject(services: Services, c: Context): Promise<Subject | undefined> {
  const process = safeParse(processSchema, c.req.param("process"));
  if (!process.success) return undefined;
  await endOverdueOrders(services, services.clock());
  const [subject] = await services.database
    .select({ order: orders, plan: plans, process: processes.process })
    .from(processes)
    .innerJoin(orders, eq(orders.id, processes.orderId))
    .innerJoin(plans, eq(plans.id, orders.planId))
    .where(and(eq(processes.process, process.output), eq(orders.orderType, orderType.octopus)));
  return subject;
}

/** A paid order leads on to the site; one that is over says so; a refusal stays on the page, and leaves the order open. */
function show({ origin }: Services, c: Context, { order, plan, process }: Subject, { isRefused = false } = {}) {
  const locale = localeOfPage(c);
  const text = wordsIn(locale);
  const title = text("dev.octopus.title");
  if (order.paymentStatus === paymentStatus.paid || order.paymentStatus === paymentStatus.finished) {
    return c.redirect(siteLink({ origin, locale }, "/member/settings/payment/success", { process }), 303);
  }
  if (order.paymentStatus !== paymentStatus.pending) {
    c.status(410);
    return developmentPage(c, locale, title, html`<p>${text("dev.octopus.over")}</p>`);
  }
  if (isRefused) c.status(402);
  const amount = formatMoney(order.chargeCents);
  const back = siteLink({ origin, locale }, `/member/children/${order.childId}/premium`);
  return developmentPage(
    c,
    locale,
    title,
    html`${isRefused ? html`<p role="alert"><strong>${text("dev.octopus.refused")}</strong></p>` : ""}
<p>${plan.name[locale]}</p>
<p><strong>${text("dev.octopus.order", { order: order.number, amount })}</strong></p>
<form method="post">
<p><button name="choice" value="pay">${text("dev.octopus.confirm", { order: order.number })}</button>
<button name="choice" value="refuse">${text("dev.octopus.refuse")}</button></p>
</form>
<p><a href="${back}">${text("dev.octopus.back")}</a></p>`,
  );
}

function wordsIn(locale: Locale) {
  type Text = typeof octopusWords.text;
  return (key: Parameters<Text>[1], values?: Parameters<Text>[2]) => octopusWords.text(locale, key, values);
}
