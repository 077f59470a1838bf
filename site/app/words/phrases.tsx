import { betweenWords, Phrase } from "@gk/ui/text";
import type { ReactNode } from "react";

/**
 * A heading whose lines break between phrases first: after Chinese punctuation and before a parenthesis. English is left alone: it breaks between words anyway.
 */
export function phrases(text: string): ReactNode {
  const parts = text.split(/(?<=[，：；？！。])|(?=（)/u).filter(Boolean);
  return parts.length < 2 ? betweenWords(text) : parts.map((part) => <Phrase key={part}>{part}</Phrase>);
}
