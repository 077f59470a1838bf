const names = "a name that is written the same everywhere";
const address = "an address or a number";
const ownLanguage = "a language in its own words, for those who don't read the page's";

/** Messages that are rightly equal in both languages, and why. */
export const sameInBoth: Readonly<Record<string, string>> = {
  "product.name": names,
  "manifest.shortName": names,
  "newsletter.email.placeholder": address,
  "social.facebook": names,
  "social.instagram": names,
  "social.youtube": names,
  "social.whatsapp": names,
  "social.linkedin": names,
  "store.apple.name": names,
  "store.google.name": names,
  "receipt.company": names,
  "orders.type.apple": names,
  "orders.type.google": names,
  "payment.method.applePay": names,
  "payment.method.googlePay": names,
  "contact.info.email.value": address,
  "contact.info.schoolEmail.value": address,
  "contact.info.phone.value": address,
  "contact.form.email.placeholder": address,
  "contact.form.phone.placeholder": address,
  "search.atLeast": address,
  "language.zh.short": ownLanguage,
  "member.settings.language.zh": ownLanguage,
  "language.en.short": ownLanguage,
  "member.settings.language.en": ownLanguage,
};
