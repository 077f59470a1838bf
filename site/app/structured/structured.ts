import type { Thing } from "schema-dts";

const context = "https://schema.org";

/** Something as schema.org describes it, for search engines (decision 125). */
export type Structured = { "@context": typeof context; "@type": string };

/** Something of a type of schema.org's, which says what properties it may have. */
export const structured = <One extends Thing>(one: Extract<One, object>) => ({ "@context": context, ...one }) as const;
