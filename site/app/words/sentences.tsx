import type { Locale } from "@gk/domain";
import type { ReactNode } from "react";
import { withKeys } from "./with-keys.ts";

/** Sentences one after another: English has a space between them, Chinese none. */
export const sentences = (locale: Locale, parts: readonly ReactNode[]): ReactNode =>
  withKeys(parts.flatMap((part, index) => (index > 0 && locale === "en-US" ? [" ", part] : [part])));
