import { Phrase } from "@gk/ui/text";
import type { ReactNode } from "react";

/**
 * A heading whose lines break only between phrases: after Chinese punctuation, and where the catalogue has a
 * zero-width space. English is left alone: it breaks between words anyway.
 */
export function phrases(text: string): ReactNode {
  const parts = text.split(/(?<=[，：；？！。])|\u200b/u).filter(Boolean);
  return parts.length < 2 ? text : parts.map((part) => <Phrase key={part}>{part}</Phrase>);
}
