import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { MoreLink } from "../../foundations/link/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import * as css from "./HeadedSection.css.ts";

export type HeadedSectionProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children" | "title"> & {
  /** What the section holds, in a few words. */
  title: ReactNode;
  /** Under the title: the way to all of it. @default none */
  more?: { href: string; text: ReactNode } | undefined;
  /** Stands under the title where there is room. @default none */
  picture?: Picture | undefined;
  /** What it holds. */
  children: ReactNode;
};

/** A section with its title in a column of its own: questions, a long list. On a phone the title stands above. */
export function HeadedSection({ title, more, picture, children, className, ...rest }: HeadedSectionProps) {
  const id = useId();
  return (
    <section {...rest} className={cx(css.section, className)} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {more && <MoreLink href={more.href}>{more.text}</MoreLink>}
        {picture && <Illustration of={picture} alt="" className={css.picture} />}
      </div>
      {children}
    </section>
  );
}
