import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Card } from "../../reading/card/index.ts";
import type { Cover } from "../../reading/cover-picture/index.ts";
import { SproutCover } from "../cover/SproutCover.tsx";
import * as css from "./ArticleCard.css.ts";
import type { ArticleCardVariant } from "./ArticleCard.variants.ts";

export type ArticleCardProps = Omit<ComponentProps<"article">, "children" | "title"> & {
  /** The article's page. */
  href: string;
  /** The article's own; it names the link. */
  title: string;
  /** Without one a sprout stands in its place. */
  picture?: Cover | undefined;
  /** Its day: machine-readable and as finished text. */
  date?: { iso: string; text: string } | undefined;
  /** How long it takes to read, as finished text; it stands where there is no preview. */
  readingTime?: string | undefined;
  /** A plain-text beginning of at most 150 characters. @source spec §9; T110 */
  preview?: string | undefined;
  /** A `Tag`: category, type. */
  tag?: ReactNode;
  /** How much of it shows. @default "sheet" */
  variant?: ArticleCardVariant | undefined;
  /** The heading's place in the page's outline. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Whether the cover is in the first view. */
  eager?: boolean | undefined;
};

/** An article of a list: news, tips, a school's stories. Lay several out in a `CardGrid`. */
export function ArticleCard({
  picture,
  date,
  readingTime,
  preview,
  tag,
  variant = "sheet",
  eager,
  className,
  ...card
}: ArticleCardProps) {
  const isLead = variant === "lead";
  return (
    <Card
      {...card}
      variant={isLead ? "sheet" : variant}
      className={cx(isLead && css.lead, className)}
      dynamic
      picture={<SproutCover of={picture} eager={eager} />}
      meta={
        (date || tag) && (
          <>
            {tag}
            {date && <time dateTime={date.iso}>{date.text}</time>}
          </>
        )
      }
    >
      {preview ?? readingTime}
    </Card>
  );
}
