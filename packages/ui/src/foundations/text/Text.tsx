import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as looks from "../looks/figure.css.ts";
import { remembered } from "../theme/remembered.ts";
import { betweenWords } from "./between-words.tsx";
import * as css from "./Text.css.ts";
import type { HeadingSize, TextSize, TextTone } from "./Text.variants.ts";

const text = remembered(cva(undefined, { variants: { size: css.size, tone: css.tone } }));
/** The class of a heading, for pieces of which a page has hundreds. */
export const headingLook: (
  look: { size?: HeadingSize | undefined; dynamic?: boolean | undefined },
  className?: string,
) => string = remembered(cva(undefined, { variants: { size: css.headingSize, dynamic: { true: css.dynamic } } }));

export type TextProps = ComponentProps<"p"> & {
  /** `lead` introduces a section, `sm` hints, `xs` captions. @default "md" */
  size?: TextSize | undefined;
  /** How loud it is. @default "primary" */
  tone?: TextTone | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
  /** An anchor, or what an `aria-describedby` points to. */
  id?: string | undefined;
  /** One thought; it may hold links. */
  children: ReactNode;
};

/** A paragraph in the text face, from a lead down to a caption. */
export function Text({ size, tone, className, ...rest }: TextProps) {
  return <p {...rest} className={text({ size, tone }, className) || undefined} />;
}

/** Constants: a name made anew for each heading is looked up much slower when the server draws it. */
const tags = { 1: "h1", 2: "h2", 3: "h3", 4: "h4" } as const;

export type HeadingProps = ComponentProps<"h2"> & {
  /** Its place in the page's outline; the look follows unless `size` says otherwise. */
  level: 1 | 2 | 3 | 4;
  /** How large it is drawn. @default that of its level */
  size?: HeadingSize | undefined;
  /** Whether the words come from outside the catalogue (an article, a child's name): the display face has no glyphs for them. */
  dynamic?: boolean | undefined;
  /** An anchor, or what the section's `aria-labelledby` points to. */
  id?: string | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
  /** Lets it take the focus when a page changes. */
  tabIndex?: -1 | undefined;
  /** What the part below it is about. Chinese words that are parted by zero-width spaces are not broken; phrases stand in `Phrase`s. */
  children: ReactNode;
};

/** A heading that we wrote, in the display face; with `dynamic`, one that somebody else wrote. @source DESIGN §3 */
export function Heading({ level, size, dynamic, className, children, ...rest }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag {...rest} className={headingLook({ size, dynamic }, className) || undefined}>
      {betweenWords(children)}
    </Tag>
  );
}

/** Words that stay on one line while there is room, so that a Chinese heading breaks between phrases. */
export function Phrase({
  children,
  className,
  ...rest
}: ComponentProps<"span"> & { /** One phrase of the heading, with its punctuation. */ children: ReactNode }) {
  return (
    <span {...rest} className={cx(css.phrase, className)}>
      {betweenWords(children)}
    </span>
  );
}

export type FigureProps = ComponentProps<"span"> & {
  /** The finished text: `HK$1,234.50`. */
  children: ReactNode;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
};

/** A price or a count, in the display face with figures of one width. */
export function Figure({ children, className, ...rest }: FigureProps) {
  return (
    <span {...rest} className={className ? `${looks.figure} ${className}` : looks.figure}>
      {children}
    </span>
  );
}
