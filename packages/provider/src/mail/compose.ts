import type { Locale } from "@gk/domain";
import { html } from "hono/html";
import type { Mail } from "./mail.ts";
import { mailWords } from "./words.ts";

/** A link under its words. */
interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** A line of text with links in it. */
export type FooterLine = readonly (string | MailLink)[];

/** What a mail says, before it is laid out. */
export interface Letter {
  readonly subject: string;
  /** The line that a mail program shows beside the subject. */
  readonly preview?: string;
  /** Whom the mail greets; a mail to somebody without an account greets nobody. */
  readonly name?: string;
  readonly paragraphs: readonly string[];
  /** Whether nobody signs it: words that are not ours. @default false */
  readonly unsigned?: boolean;
  /** A code to copy, set apart. */
  readonly code?: string;
  readonly action?: MailLink;
  /** How long what it offers can be used: later it is not sent any more. @units seconds @default for good */
  readonly usableSeconds?: number;
  /** Small lines at the end: why it was sent, and how to stop it. */
  readonly footer: readonly FooterLine[];
}

/** Lays a letter out as HTML and as plain text, with the product's greeting and signature. */
export async function composeMail(to: string, locale: Locale, letter: Letter): Promise<Mail> {
  return {
    to,
    locale,
    subject: letter.subject,
    html: await composeHtml(locale, letter),
    text: composeText(locale, letter),
  };
}

const signatureIn = (locale: Locale) =>
  mailWords.text(locale, "mail.signature", { product: mailWords.text(locale, "product.name") });

function composeText(locale: Locale, letter: Letter): string {
  const { name, paragraphs, code, action, footer } = letter;
  return [
    name === undefined ? undefined : mailWords.text(locale, "mail.greeting", { name }),
    ...paragraphs,
    code,
    action && `${action.label}\n${action.url}`,
    letter.unsigned ? undefined : signatureIn(locale),
    "--",
    ...footer.map((line) =>
      line.map((part) => (typeof part === "string" ? part : `${part.label}: ${part.url}`)).join(""),
    ),
    mailWords.text(locale, "mail.footer.company"),
  ]
    .filter((block) => block !== undefined)
    .join("\n\n");
}

async function composeHtml(locale: Locale, letter: Letter): Promise<string> {
  const { subject, preview, name, paragraphs, code, action, footer } = letter;
  const signature = letter.unsigned ? [] : signatureIn(locale).split("\n");
  const page = await html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0 auto;max-width:36em;padding:1.5em;font-family:sans-serif;line-height:1.6">
${preview === undefined ? "" : html`<div style="display:none">${preview}</div>`}
${name === undefined ? "" : html`<p>${mailWords.text(locale, "mail.greeting", { name })}</p>`}
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${code === undefined ? "" : html`<p><strong style="font-size:1.5em">${code}</strong></p>`}
${action === undefined ? "" : actionHtml(locale, action)}
${signature.length > 0 ? html`<p>${signature.map((line) => html`${line}<br>`)}</p>` : ""}
<hr>
${footer.map((line) => html`<p><small>${line.map(footerPartHtml)}</small></p>`)}
<p><small>${mailWords.text(locale, "mail.footer.company")}</small></p>
</body>
</html>`;
  return page.toString();
}

function footerPartHtml(part: string | MailLink) {
  return typeof part === "string" ? part : html`<a href="${part.url}">${part.label}</a>`;
}

function actionHtml(locale: Locale, { label, url }: MailLink) {
  return html`<p><a href="${url}" style="display:inline-block;padding:.6em 1.4em;border:2px solid;border-radius:2em;font-weight:bold">${label}</a></p>
<p><small>${mailWords.text(locale, "mail.linkFallback", { url })}</small></p>`;
}
