import { formatPromotion, promotionCodes } from "@gk/domain";
import type { Context } from "../http/handler.ts";
import { siteLink } from "../http/links.ts";
import type { FooterLine, Letter } from "../mail/compose.ts";
import { mailWords } from "../mail/words.ts";

/** Greets a new subscriber. */
export function newsletterLetter(context: Context, unsubscribeCode: string): Letter {
  const { locale } = context;
  return {
    subject: mailWords.text(locale, "mail.newsletter.subject"),
    paragraphs: [mailWords.text(locale, "mail.newsletter.body")],
    footer: [unsubscribeLine(context, unsubscribeCode)],
  };
}

/** Gives a visitor the code that the welcome pop-up promises (decision 36). */
export function welcomeLetter(context: Context, discountCents: number, unsubscribeCode: string): Letter {
  const { locale } = context;
  const code = promotionCodes.welcome;
  const product = mailWords.text(locale, "product.name");
  return {
    subject: mailWords.text(locale, "mail.welcomeCode.subject", { amount: formatPromotion(discountCents) }),
    paragraphs: [mailWords.text(locale, "mail.welcomeCode.body", { product, code })],
    code,
    action: { label: mailWords.text(locale, "mail.welcomeCode.action"), url: siteLink(context, "/plans", { code }) },
    footer: [unsubscribeLine(context, unsubscribeCode)],
  };
}

/** The way out that each mail to a subscriber has (decision 24). */
function unsubscribeLine(context: Context, code: string): FooterLine {
  const url = siteLink(context, "/newsletter/unsubscribe", { code });
  return mailWords.parts(
    context.locale,
    "mail.footer.newsletter",
    { unsubscribe: (label) => ({ label, url }) },
    { product: mailWords.text(context.locale, "product.name") },
  );
}
