import type { Locale } from "@gk/domain";
import { Children, type ReactNode } from "react";

/** Sentences one after another: English has a space between them, Chinese none. */
export const sentences = (locale: Locale, parts: readonly ReactNode[]): ReactNode =>
  Children.toArray(parts.flatMap((part, index) => (index > 0 && locale === "en-US" ? [" ", part] : [part])));
