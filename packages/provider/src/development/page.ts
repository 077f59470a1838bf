import { defaultLocale, isLocale, type Locale, preferredLocale } from "@gk/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import { developmentWords } from "./words.ts";

type Markup = ReturnType<typeof html>;

/** The language of a development page: `?locale`, also with an underscore, else what the browser prefers. */
export function localeOfPage(c: Context): Locale {
  const asked = c.req.query("locale")?.replace("_", "-");
  return isLocale(asked) ? asked : (preferredLocale(c.req.header("Accept-Language")) ?? defaultLocale);
}

/** A development page, which says plainly that it is one. */
export function developmentPage(c: Context, locale: Locale, title: string, main: Markup): Response | Promise<Response> {
  return c.html(html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body style="margin:0 auto;max-width:48em;padding:1em;font-family:sans-serif;line-height:1.6">
<p role="note" style="border:2px dashed;padding:.5em 1em"><strong>${developmentWords.text(locale, "dev.banner")}</strong></p>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>`);
}
