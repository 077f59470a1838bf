import type { ComponentProps, ReactNode } from "react";
import { Glyph } from "../../product/glyph/index.ts";
import type { MissionCategory } from "../../product/mission-category/index.ts";
import { TopicTag } from "../../product/topic-tag/index.ts";
import { Card } from "../../reading/card/index.ts";
import type { Cover } from "../../reading/cover-picture/index.ts";
import { SproutCover } from "../cover/SproutCover.tsx";

export type TipCardProps = Omit<ComponentProps<"article">, "children" | "title"> & {
  /** The tip's page. */
  href: string;
  /** The tip's own; it names the link. */
  title: string;
  /** A plain-text beginning of at most 150 characters. @source spec §9; T110 */
  preview?: string | undefined;
  /** Without one a sprout stands in its place. */
  picture?: Cover | undefined;
  /** What the tip is about. */
  category: { area: MissionCategory; name: ReactNode };
  /** Whom it suits ("4 to 6 years"). */
  ages?: ReactNode;
  /** How long it takes to read. */
  readingTime?: ReactNode;
  /** The heading's place in the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
  /** Whether the cover is in the first view. */
  eager?: boolean | undefined;
};

/** A tip for parents: its area, whom it suits, how long it takes. Lay several out in a `CardGrid`. */
export function TipCard({ preview, picture, category, ages, readingTime, eager, ...card }: TipCardProps) {
  return (
    <Card
      {...card}
      dynamic
      picture={<SproutCover of={picture} eager={eager} />}
      meta={
        <>
          <TopicTag tone={category.area}>
            <Glyph name={`category-${category.area}`} />
            {category.name}
          </TopicTag>
          {ages && <span>{ages}</span>}
        </>
      }
      footer={readingTime}
    >
      {preview}
    </Card>
  );
}
