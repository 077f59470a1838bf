import { MapPin } from "lucide-react";
import {
  body,
  card,
  link,
  meta,
  paper,
  preview as previewText,
  title as titleText,
} from "../article-card/ArticleCard.css.ts";
import { CoverPicture } from "../article-card/CoverPicture.tsx";
import type { Cover } from "../article-card/index.ts";
import { Icon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { Heading } from "../text/index.ts";
import * as css from "./AdvertisementCard.css.ts";

export type AdvertisementCardProps = {
  href: string;
  title: string;
  preview: string;
  cover?: Cover | undefined;
  category: string;
  district?: string | undefined;
  /** What a family gets or pays, short ("from $180"). */
  offer?: string | undefined;
  /** Until when, as finished text. */
  until?: string | undefined;
  /** @default 2 */
  level?: 2 | 3 | undefined;
};

/** An advertisement of the market: where, what, for how much, until when. */
export function AdvertisementCard({
  href,
  title,
  preview,
  cover,
  category,
  district,
  offer,
  until,
  level = 2,
}: AdvertisementCardProps) {
  return (
    <article className={`${card} ${paper}`}>
      <CoverPicture of={cover} />
      <div className={`${body.sheet} ${css.body}`}>
        <p className={meta}>
          <span>{category}</span>
          {district && (
            <span className={css.district}>
              <Icon of={MapPin} />
              {district}
            </span>
          )}
        </p>
        <Heading level={level} size="xl" dynamic className={titleText}>
          <Link href={href} className={link}>
            {title}
          </Link>
        </Heading>
        <p className={previewText}>{preview}</p>
        {(offer || until) && (
          <p className={`${meta} ${css.foot}`}>
            {offer && <span className={css.offer}>{offer}</span>}
            {until && <span className={css.until}>{until}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
