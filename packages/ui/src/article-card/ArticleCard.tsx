import type { ReactNode } from "react";
import { Link } from "../link/index.ts";
import { Heading } from "../text/index.ts";
import * as css from "./ArticleCard.css.ts";
import type { ArticleCardLook } from "./ArticleCard.variants.ts";
import { type Cover, CoverPicture } from "./CoverPicture.tsx";

export type { Cover } from "./CoverPicture.tsx";

export type ArticleCardProps = {
  href: string;
  title: string;
  cover?: Cover | undefined;
  /** Its day: machine-readable and as finished text. */
  date?: { iso: string; text: string } | undefined;
  /** A plain-text beginning (spec §9: 150 characters). */
  preview?: string | undefined;
  /** A `Tag`: category, type. */
  tag?: ReactNode;
  /** @default "sheet" */
  look?: ArticleCardLook | undefined;
  /** @default 2 */
  level?: 2 | 3 | undefined;
  /** Whether the cover is in the first view. */
  eager?: boolean | undefined;
};

/** An article of a list: news, tips, a school's stories. Lay several out in `ArticleCards`. */
export function ArticleCard({
  href,
  title,
  cover,
  date,
  preview,
  tag,
  look = "sheet",
  level = 2,
  eager,
}: ArticleCardProps) {
  return (
    <article className={`${css.card} ${css.look[look]}`}>
      <CoverPicture of={cover} eager={eager} className={css.cover[look]} />
      <div className={css.body[look]}>
        {(date || tag) && (
          <div className={css.meta}>
            {tag}
            {date && <time dateTime={date.iso}>{date.text}</time>}
          </div>
        )}
        <Heading level={level} size={look === "sheet" ? "xl" : "lg"} dynamic className={css.title}>
          <Link href={href} className={css.link}>
            {title}
          </Link>
        </Heading>
        {preview && <p className={css.preview}>{preview}</p>}
      </div>
    </article>
  );
}

/** A grid of cards, as a list: each child is an `<li>`. */
export function ArticleCards({ children }: { children: ReactNode }) {
  return <ul className={css.cards}>{children}</ul>;
}
