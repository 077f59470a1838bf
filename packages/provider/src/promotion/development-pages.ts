import { hongKongTime, hongKongToday, isRealDate, type Locale } from "@gk/domain";
import type { Promotion } from "@gk/web";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { developmentPage, localeOfPage } from "../development/page.ts";
import type { Services } from "../http/services.ts";
import type { DevelopmentPromotion } from "./development-promotion.ts";
import { promotionNow } from "./stream-promotion.ts";
import { promotionWords } from "./words.ts";

type Posted = Readonly<Record<string, unknown>>;

/** The page that says something else to everybody who listens to the promotion stream (decision 34). */
export function promotionPages(services: Services, promotion: DevelopmentPromotion): Hono {
  const app = new Hono();

  app.get("/", async (c) => show(c, await promotionNow(services)));

  app.post("/", async (c) => {
    const form = await c.req.parseBody();
    const next = form["choice"] === "reset" ? undefined : promotionIn(form);
    if (form["choice"] !== "reset" && !next) return show(c, await promotionNow(services), { isIncomplete: true });
    promotion.say(next);
    return c.redirect(`/development/promotion?locale=${localeOfPage(c)}`, 303);
  });

  return app;
}

function textOf(form: Posted, name: string): string {
  const value = form[name];
  return typeof value === "string" ? value.trim() : "";
}

/** What was filled in; undefined where something is missing. */
function promotionIn(form: Posted): Promotion | undefined {
  const [zh, en, code, ends] = ["zh", "en", "code", "ends"].map((name) => textOf(form, name));
  const endsAt = ends ? momentOf(ends) : null;
  if (!zh || !en || endsAt === undefined) return undefined;
  return { active: form["active"] === "on", text: { "zh-HK": zh, "en-US": en }, code: code || null, ends_at: endsAt };
}

/** A day and a time in Hong Kong, as a field for both gives them. */
function momentOf(typed: string): string | undefined {
  const [day, time] = typed.split("T");
  if (!isRealDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? "")) return undefined;
  const [hours, minutes] = (time ?? "").split(":").map(Number) as [number, number];
  return new Date(hongKongTime(day) + (hours * 60 + minutes) * 60_000).toISOString();
}

function typedMoment(moment: string | null | undefined): string {
  if (!moment) return "";
  const at = new Date(moment);
  const time = at.toLocaleTimeString("en-GB", { timeZone: "Asia/Hong_Kong", hour: "2-digit", minute: "2-digit" });
  return `${hongKongToday(at)}T${time}`;
}

function show(c: Context, now: Promotion | null, { isIncomplete = false } = {}) {
  const locale = localeOfPage(c);
  if (isIncomplete) c.status(422);
  const text = (key: Parameters<typeof promotionWords.text>[1]) => promotionWords.text(locale, key);
  const field = (name: string, label: string, value: string, type = "text", lang: Locale = locale) =>
    html`<p><label>${label}<br><input name="${name}" type="${type}" value="${value}" lang="${lang}" style="width:100%;font:inherit"></label></p>`;
  return developmentPage(
    c,
    locale,
    text("dev.promotion.title"),
    html`<p>${text("dev.promotion.lead")}</p>
${isIncomplete ? html`<p role="alert"><strong>${text("dev.promotion.incomplete")}</strong></p>` : ""}
<form method="post">
<p><label><input name="active" type="checkbox" ${now?.active ? "checked" : ""}> ${text("dev.promotion.active")}</label></p>
${field("zh", text("dev.promotion.text.zh"), now?.text["zh-HK"] ?? "", "text", "zh-HK")}
${field("en", text("dev.promotion.text.en"), now?.text["en-US"] ?? "", "text", "en-US")}
${field("code", text("dev.promotion.code"), now?.code ?? "")}
${field("ends", text("dev.promotion.ends"), typedMoment(now?.ends_at), "datetime-local")}
<p><button name="choice" value="send">${text("dev.promotion.send")}</button>
<button name="choice" value="reset">${text("dev.promotion.reset")}</button></p>
</form>
<h2>${text("dev.promotion.json")}</h2>
<pre style="white-space:pre-wrap">${JSON.stringify(now, null, 2)}</pre>`,
  );
}
