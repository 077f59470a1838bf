import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { Container } from "../../layout/container/index.ts";
import { Rim } from "../../layout/rim/index.ts";
import { SectionHead } from "../../layout/section-head/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./SeedCall.css.ts";

export type SeedCallWords = {
  title: string;
  lead: string;
  /** What the seed says: two to twelve letters ("Click me!"). */
  action: string;
};

export type SeedCallProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children"> & {
  /** The last invitation of the page. */
  words: SeedCallWords;
  /** Where the first step is. */
  href: string;
  /** The anchor of the section, from which the id of its heading is made. @default "start" */
  id?: string | undefined;
};

/** The end of the home page, deep in the earth: a seed that asks to be pressed. */
export function SeedCall({ words, href, id = "start", className, ...rest }: SeedCallProps) {
  return (
    <section {...rest} id={id} className={cx(css.deep, className)} aria-labelledby={`${id}-title`}>
      <Rim side="above" cut="deep" className={css.rim} />
      <Illustration of={pictures.soil} alt="" className={css.worms} />
      <Container later className={css.call}>
        <SectionHead id={`${id}-title`} tone="soil" title={words.title} lead={words.lead} />
        <Link href={href} className={css.seed}>
          <svg className={css.shell} viewBox="0 0 220 220" aria-hidden focusable={false}>
            <path
              className={css.shade}
              d="M110 4C160 34 206 78 206 134C206 184 164 216 110 216C56 216 14 184 14 134C14 78 60 34 110 4Z"
            />
            <path d="M110 0C160 30 206 72 206 126C206 176 164 208 110 208C56 208 14 176 14 126C14 72 60 30 110 0Z" />
            <path className={css.shine} d="M44 120C46 88 68 58 96 38C78 66 62 92 44 120Z" />
          </svg>
          <span className={css.word}>{words.action}</span>
        </Link>
      </Container>
    </section>
  );
}
