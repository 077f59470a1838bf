import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import { Container } from "../../layout/container/index.ts";
import * as css from "./ArticleFrame.css.ts";

export type TableOfContents = {
  /** "On this page". */
  label: string;
  /** The titles of the text's parts, by their anchors; Chinese ones in `Phrase`s. */
  items: readonly { id: string; title: ReactNode }[];
};

export type ArticleFrameProps = Omit<ComponentProps<"article">, "title"> & {
  /** The page's `h1`. */
  title: ReactNode;
  /** Whether the title comes from the provider. @default true */
  dynamic?: boolean | undefined;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Above the title: a `Breadcrumb`. */
  before?: ReactNode;
  /** Under the lead: tag, date, reading time. */
  meta?: ReactNode;
  /** Beside the title: a picture about as high as wide, or a 16:9 cover. */
  picture?: ReactNode;
  /** Anchors of the text; takes the side column in the wide layout, and is folded in the narrow one. */
  contents?: TableOfContents | undefined;
  /** In the side column: ways to share, a date. */
  aside?: ReactNode;
  /** The text (`Prose`) and what belongs under it. */
  children: ReactNode;
  /** Under the text and as wide as the page: a call to action, related articles. */
  after?: ReactNode;
};

/** A reading page: title, text of a comfortable measure, a narrow side column. For articles and long pages alike. */
export function ArticleFrame({
  title,
  dynamic = true,
  lead,
  before,
  meta,
  picture,
  contents,
  aside,
  children,
  after,
  className,
  ...rest
}: ArticleFrameProps) {
  const hasSide = Boolean(contents?.items.length || aside);
  return (
    <article {...rest} className={cx(css.printedAlone, className)}>
      <Container className={picture ? css.headWithPicture : css.head}>
        <div className={css.text}>
          {before}
          <Heading level={1} dynamic={dynamic} className={css.title}>
            {title}
          </Heading>
          {lead && <Text size="lead">{lead}</Text>}
          {meta && <div className={css.meta}>{meta}</div>}
        </div>
        {picture && <div className={css.picture}>{picture}</div>}
      </Container>
      <Container className={hasSide ? (contents ? css.bodyWithContents : css.bodyWithAside) : css.body}>
        {hasSide && (
          <div className={css.side}>
            {contents && <Contents {...contents} />}
            {aside}
          </div>
        )}
        <div className={css.main}>{children}</div>
      </Container>
      {after && <Container className={css.after}>{after}</Container>}
    </article>
  );
}

/** Beside the text where there is room; on a phone folded, so that the text begins in the first view. */
function Contents(contents: TableOfContents) {
  const { label } = contents;
  return (
    <nav aria-label={label}>
      <div className={css.contents}>
        <p className={css.contentsLabel} aria-hidden>
          {label}
        </p>
        <Anchors {...contents} />
      </div>
      <details className={css.folded}>
        <summary className={css.fold}>
          {label}
          <Icon of={icons.chevronDown} className={css.arrow} />
        </summary>
        <Anchors {...contents} />
      </details>
    </nav>
  );
}

function Anchors({ items }: TableOfContents) {
  return (
    <ol className={css.anchors}>
      {items.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={css.anchor}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
