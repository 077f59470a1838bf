/** Something as schema.org describes it, for search engines (decision 125). */
export type Structured = { "@context": "https://schema.org"; "@type": string; [property: string]: Value };

type Value = string | number | boolean | undefined | readonly Value[] | { readonly [property: string]: Value };

/** Something of a type. */
export const structured = (type: string, properties: { readonly [property: string]: Value }): Structured => ({
  "@context": "https://schema.org",
  "@type": type,
  ...properties,
});

/** A part of something of a type. */
export const part = (type: string, properties: { readonly [property: string]: Value }) => ({
  "@type": type,
  ...properties,
});
