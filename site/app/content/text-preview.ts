import { previewOf } from "@gk/domain";
import { plainText } from "#plain-text";

/** How much HTML is read for the few words of a preview, so that no text is too long to be looked at. */
const MAX_HTML = 20_000;

/** The beginning of a text of the provider's, which may be HTML, for a list (T110). */
export const textPreview = (html: string): string =>
  previewOf(/[<&]/.test(html) ? plainText(html.slice(0, MAX_HTML)) : html);
