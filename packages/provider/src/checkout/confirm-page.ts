import { formatMoney } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { developmentCharges } from "../database/schema/index.ts";
import { developmentPage, localeOfPage } from "../development/page.ts";
import type { Services } from "../http/services.ts";
import { checkoutWords } from "./words.ts";

type DevelopmentCharge = typeof developmentCharges.$inferSelect;

/**
 * The page that stands in for a bank's, on which the holder of a kept card confirms a charge. A charge's key can't be
 * guessed. What is chosen is the gateway's to know: the provider asks, as it asks Stripe.
 */
export function confirmPage({ database }: Services): Hono {
  const app = new Hono();

  const read = async (c: Context): Promise<DevelopmentCharge | undefined> => {
    const key = c.req.param("key") ?? "";
    const [charge] = await database.select().from(developmentCharges).where(eq(developmentCharges.key, key));
    return charge?.returnUrl ? charge : undefined;
  };

  app.get("/:key", async (c) => {
    const charge = await read(c);
    return charge ? show(c, charge) : c.notFound();
  });

  app.post("/:key", async (c) => {
    const charge = await read(c);
    if (!charge?.returnUrl) return c.notFound();
    if (charge.outcome !== "waiting") return show(c, charge);
    const { choice } = await c.req.parseBody();
    if (choice === "approve" || choice === "refuse") {
      const isWaiting = and(eq(developmentCharges.key, charge.key), eq(developmentCharges.outcome, "waiting"));
      const outcome = choice === "approve" ? "paid" : "declined";
      await database.update(developmentCharges).set({ outcome }).where(isWaiting);
    }
    return c.redirect(charge.returnUrl, 303);
  });

  return app;
}

/** One that was decided leads back to the site, where it says what came of it. */
function show(c: Context, { outcome, amountCents, last4, returnUrl }: DevelopmentCharge) {
  if (outcome !== "waiting") return c.redirect(returnUrl ?? "/", 303);
  const locale = localeOfPage(c);
  const text = (key: Parameters<typeof checkoutWords.text>[1], values = {}) => checkoutWords.text(locale, key, values);
  const amount = formatMoney(amountCents);
  return developmentPage(
    c,
    locale,
    text("dev.confirm.title"),
    html`<p><strong>${text("dev.confirm.charge", { amount, last4 })}</strong></p>
<form method="post">
<p><button name="choice" value="approve">${text("dev.confirm.approve")}</button>
<button name="choice" value="refuse">${text("dev.confirm.refuse")}</button>
<button name="choice" value="close">${text("dev.confirm.close")}</button></p>
</form>`,
  );
}
