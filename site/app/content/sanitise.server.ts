import type { Locale } from "@gk/domain";
import sanitizeHtml, { type IOptions } from "sanitize-html";
import { anchorAttributes } from "./anchor.ts";

const text = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "hr",
  "br",
  "strong",
  "em",
  "b",
  "i",
  "s",
  "code",
  "sup",
  "sub",
];
const tables = ["table", "caption", "thead", "tbody", "tr", "th", "td"];
const media = ["a", "img", "figure", "figcaption"];

const rules: IOptions = {
  allowedTags: [...text, ...tables, ...media],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  // Pictures come from our own address only, as the content security policy has it.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
};

/**
 * The provider's HTML as it may go into a page: what is not on the list above is dropped, the page's own title stays
 * the only first heading, and links lead to pages of the reader's language.
 */
export const articleHtml = (html: string, locale: Locale): string =>
  sanitizeHtml(html, {
    ...rules,
    transformTags: {
      h1: "h2",
      a: (tagName, { href = "" }) => ({ tagName, attribs: anchorAttributes(href, locale) }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: "lazy" } }),
    },
  });

/** A heading, and numbered steps that are no HTML. */
export const stepsHtml = (heading: string, steps: readonly string[]): string =>
  steps.length === 0
    ? ""
    : `<h3>${asText(heading)}</h3><ol>${steps.map((step) => `<li>${asText(step)}</li>`).join("")}</ol>`;

const asText = (plain: string) => plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
