import { formatMoney } from "@gk/domain";
import { contracts, type TapAndGoFields } from "@gk/web";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { safeParse } from "valibot";
import { developmentPage } from "../development/page.ts";
import type { Services } from "../http/services.ts";
import { decideTrade, developmentKeys, developmentToken, findTrade } from "./development-tapngo.ts";
import { centsOf, type Payload, readForm } from "./form.ts";
import { tapAndGoWords } from "./words.ts";

/** A form as it was posted, and what it asks. */
interface Asked {
  readonly form: TapAndGoFields;
  readonly payload: Payload;
}

/**
 * The page that stands in for Tap & Go's. It is reached as the real one is, by the form that the provider has signed, and
 * posts that form again with what was chosen.
 */
export function tapAndGoPages(services: Services): Hono {
  const app = new Hono();

  app.post("/", async (c) => {
    const posted = await c.req.parseBody();
    const form = safeParse(contracts.startTapAndGo.body, posted);
    const payload = form.success ? readForm(developmentKeys("").appKey, form.output) : undefined;
    if (!form.success || !payload) return c.notFound();
    const asked = { form: form.output, payload };
    const { database, clock } = services;
    const trade = asked.form.merTradeNo;
    const isLate = payload.payBefore !== null && new Date(payload.payBefore) <= clock();
    if (isLate) await decideTrade(database, trade, "declined");
    else if (posted["choice"] === "approve") await decideTrade(database, trade, "paid", centsOf(payload.amount));
    else if (posted["choice"] === "cancel") await decideTrade(database, trade, "declined");
    return show(services, c, asked, posted["choice"]);
  });

  return app;
}

/** A payment that is decided leads back to the site; what the wallet declines stays on the page, and open. */
async function show({ database }: Services, c: Context, asked: Asked, choice: unknown) {
  const { form, payload } = asked;
  const { status } = await findTrade(database, form.merTradeNo);
  const back = backTo(asked, status === "completed");
  if (status === "completed" || (status === "canceled" && choice === "cancel")) return c.redirect(back, 303);
  const text = (key: Parameters<typeof tapAndGoWords.text>[1], values?: Record<string, string>) =>
    tapAndGoWords.text(payload.lang, key, values);
  const title = text("dev.tapngo.title");
  if (status === "canceled") {
    c.status(410);
    const over = html`<p>${text("dev.tapngo.over")}</p><p><a href="${back}">${text("dev.tapngo.back")}</a></p>`;
    return developmentPage(c, payload.lang, title, over);
  }
  const isDeclined = choice === "decline";
  if (isDeclined) c.status(402);
  const amount = formatMoney(centsOf(payload.amount));
  return developmentPage(
    c,
    payload.lang,
    title,
    html`${isDeclined ? html`<p role="alert"><strong>${text("dev.tapngo.declined")}</strong></p>` : ""}
<p><strong>${text("dev.tapngo.order", { order: payload.remark, amount })}</strong></p>
<p>${text("dev.tapngo.kept")}</p>
<form method="post">
${Object.entries(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<p><button name="choice" value="approve">${text("dev.tapngo.approve", { amount })}</button>
<button name="choice" value="decline">${text("dev.tapngo.decline")}</button>
<button name="choice" value="cancel">${text("dev.tapngo.cancel")}</button></p>
</form>`,
  );
}

/** The way back says which trade it was, and of one that was paid the token of its wallet. */
function backTo({ form: { merTradeNo }, payload }: Asked, isPaid: boolean): string {
  const said = { mer_trade_no: merTradeNo, ...(isPaid ? { recurrent_token: developmentToken(merTradeNo) } : {}) };
  return `${payload.returnUrl}?${new URLSearchParams(said)}`;
}
