import type { ComponentProps } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Card } from "../../reading/card/index.ts";
import type { Cover } from "../../reading/cover-picture/index.ts";
import { SproutCover } from "../cover/SproutCover.tsx";
import * as css from "./AdvertisementCard.css.ts";

export type AdvertisementCardProps = Omit<ComponentProps<"article">, "children" | "title"> & {
  /** The advertisement's page. */
  href: string;
  /** What is offered; it names the link. */
  title: string;
  /** A plain-text beginning, in a sentence or two. */
  preview: string;
  /** Without one a sprout stands in its place. */
  picture?: Cover | undefined;
  /** The name of its category. */
  category: string;
  /** Where it is, by district. */
  district?: string | undefined;
  /** What a family gets or pays, short ("from $180"). */
  offer?: string | undefined;
  /** Until when, as finished text. */
  until?: string | undefined;
  /** The heading's place in the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
  /** Whether the cover is in the first view. */
  eager?: boolean | undefined;
};

/** An advertisement of the market: where, what, for how much, until when. Lay several out in a `CardGrid`. */
export function AdvertisementCard(props: AdvertisementCardProps) {
  const { preview, picture, category, district, offer, until, eager, ...card } = props;
  return (
    <Card
      {...card}
      dynamic
      picture={<SproutCover of={picture} eager={eager} />}
      meta={
        <>
          <span>{category}</span>
          {district && (
            <span className={css.district}>
              <Icon of={icons.mapPin} />
              {district}
            </span>
          )}
        </>
      }
      footer={
        (offer || until) && (
          <>
            {offer && <span className={css.offer}>{offer}</span>}
            {until && <span className={css.until}>{until}</span>}
          </>
        )
      }
    >
      {preview}
    </Card>
  );
}
