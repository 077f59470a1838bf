import { useMatches } from "react-router-dom";
import { unparted } from "../words/unparted.ts";
import type { Head } from "./page.ts";

/** Title, description, canonical address and the page in other languages, from the page's loader. */
export function DocumentHead() {
  const page = useMatches().at(-1)?.loaderData as { head?: Head } | null | undefined;
  if (!page?.head) return null;
  const { title, description, unlisted, canonical, alternates } = page.head;
  return (
    <>
      {/* Titles of headings have marks between their words. */}
      <title>{unparted(title)}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {alternates.map((alternate) => (
        <link key={Object.values(alternate).join(" ")} rel="alternate" {...alternate} />
      ))}
    </>
  );
}
