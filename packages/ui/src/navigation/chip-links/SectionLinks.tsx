"use client";

import { cx } from "class-variance-authority";
import { type ChipLink, ChipLinks, type ChipLinksProps } from "./ChipLinks.tsx";
import * as css from "./SectionLinks.css.ts";
import { useReadSection } from "./useReadSection.ts";

export type SectionLinksProps = Omit<ChipLinksProps, "links"> & {
  /** In the order of the page; each has the `id` of its section. Which is current the piece knows. */
  links: readonly Omit<ChipLink, "current">[];
};

/**
 * Links to the sections of a page as chips, of which the one that is being read is current; before scripts, and above them
 * all, the first. On a phone they are one row that scrolls sideways.
 */
export function SectionLinks({ links, className, ...rest }: SectionLinksProps) {
  const read = useReadSection(links.map(({ id }) => id));
  return (
    <ChipLinks
      {...rest}
      className={cx(css.row, className)}
      links={links.map((link) => ({ ...link, current: link.id === read }))}
    />
  );
}
