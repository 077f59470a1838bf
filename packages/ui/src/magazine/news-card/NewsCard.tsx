import type { ReactNode } from "react";
import { Card } from "../../reading/card/index.ts";
import { type Cover, CoverPicture } from "../../reading/cover-picture/index.ts";

export type NewsCardProps = {
  /** The news's page. */
  href: string;
  /** What happened; it names the link. */
  title: string;
  /** Its day: machine-readable and as finished text. */
  date: { iso: string; text: string };
  /** A plain-text beginning. @source spec §9: 150 characters; T110 */
  preview?: string | undefined;
  /** News often has none; the card then is words alone. */
  cover?: Cover | undefined;
  /** A `Tag`, such as that it is new. */
  tag?: ReactNode;
  /** The heading's place in the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
};

/** A piece of news: its day first. Lay several out in a `CardGrid`. */
export function NewsCard({ date, preview, cover, tag, ...card }: NewsCardProps) {
  return (
    <Card
      {...card}
      dynamic
      picture={cover && <CoverPicture of={cover} />}
      meta={
        <>
          <time dateTime={date.iso}>{date.text}</time>
          {tag}
        </>
      }
    >
      {preview}
    </Card>
  );
}
