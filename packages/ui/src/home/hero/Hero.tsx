import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { Tag } from "../../controls/tag/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { Container } from "../../layout/container/index.ts";
import { Row } from "../../layout/stack/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { Coupon, type CouponProps } from "./Coupon.tsx";
import * as css from "./Hero.css.ts";

export type HeroWords = {
  /** Whom it is for, on the stamp above the headline. */
  tag: string;
  /** The headline; Chinese ones in `Phrase`s. */
  title: ReactNode;
  lead: string;
  download: string;
  how: string;
  /** What the picture shows. */
  picture: string;
};

export type HeroProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children"> & {
  /** The headline, and what stands around it. */
  words: HeroWords;
  /** Where the mobile app can be had. */
  downloadHref: string;
  /** Where it is told how it works. */
  howHref: string;
  /** An offer stuck on the scene's corner (wide layout). */
  coupon?: CouponProps | undefined;
};

/** The first view of the home page: headline, two ways on, the banyan scene. Nothing in it waits for a script. */
export function Hero({ words, downloadHref, howHref, coupon, className, ...rest }: HeroProps) {
  const id = useId();
  // Named in full, so that the build can leave the other pictures out.
  const narrow = pictures.heroNarrow;
  return (
    <section {...rest} className={cx(css.hero, className)} aria-labelledby={id}>
      <picture>
        <source media={css.narrowPicture} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <img {...pictures.hero} alt={words.picture} className={css.art} fetchPriority="high" decoding="async" />
      </picture>
      <Container width="wide" className={css.inside}>
        <div className={css.text}>
          <p>
            <Tag tone="paper" stamp className={css.stamp}>
              <Icon of={icons.sprout} />
              {words.tag}
            </Tag>
          </p>
          <Heading level={1} size="display" id={id} className={css.title}>
            {words.title}
          </Heading>
          <p className={css.lead}>{words.lead}</p>
          <Row className={css.actions}>
            <ButtonLink size="lg" href={downloadHref} className={css.action}>
              <Icon of={icons.download} />
              {words.download}
            </ButtonLink>
            <ButtonLink size="lg" variant="secondary" href={howHref} className={css.action}>
              {words.how}
            </ButtonLink>
          </Row>
        </div>
        {coupon && <Coupon {...coupon} />}
      </Container>
    </section>
  );
}
