import { createContext, type ReactNode, use, useMemo } from "react";
import { unparted } from "./unparted.ts";

/** The provider's titles, parted into words by the server. */
const Headlines = createContext<ReadonlyMap<string, string>>(new Map());

type Matches = readonly { loaderData?: unknown }[];

/** Hands the titles that the loaders of a page have parted to whoever shows them. */
export function HeadlinesProvider({ matches, children }: { matches: Matches; children: ReactNode }) {
  const headlines = useMemo(() => {
    const parted = matches.flatMap(
      ({ loaderData }) => (loaderData as { headlines?: readonly string[] } | null | undefined)?.headlines ?? [],
    );
    return new Map(parted.map((title) => [unparted(title), title]));
  }, [matches]);
  return <Headlines value={headlines}>{children}</Headlines>;
}

/** Gives a title of the provider's as a heading shows it: its words parted, where the server has done so. */
export function useHeadlines(): (title: string) => string {
  const headlines = use(Headlines);
  return (title) => headlines.get(title) ?? title;
}
