import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { narrowWindow } from "../../foundations/theme/media.ts";
import { Container } from "../../layout/container/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./LandscapeHead.css.ts";

export type LandscapeHeadProps = Omit<ComponentProps<"div">, "children" | "title"> & {
  /** The page's `h1`; a Chinese one in `Phrase`s. */
  title: ReactNode;
  /** One sentence under the title. */
  lead: ReactNode;
};

/** Opens the page about us: the bulbul flies over the harbour, the title in the sky between them. */
export function LandscapeHead({ title, lead, className, ...rest }: LandscapeHeadProps) {
  return (
    <div {...rest} className={cx(css.sky, className)}>
      <Container className={css.words}>
        <Illustration of={pictures.mascotFly} alt="" eager className={css.bird} />
        <Heading level={1}>{title}</Heading>
        <p className={css.lead}>{lead}</p>
      </Container>
      <picture>
        <source media={narrowWindow} srcSet={pictures.footerLandscapeNarrow.src} />
        <Illustration of={pictures.footerLandscape} alt="" eager className={css.landscape} />
      </picture>
    </div>
  );
}
