import { cx } from "class-variance-authority";
import { Tag, type TagProps } from "../../controls/tag/index.ts";
import * as css from "./TopicTag.css.ts";
import type { Topic } from "./TopicTag.variants.ts";

export type TopicTagProps = Omit<TagProps, "tone"> & {
  /** What it is about: decides the tint. */
  tone: Topic;
};

/** A tag in the colour of a mission category or of a group of strengths. */
export function TopicTag({ tone, className, ...rest }: TopicTagProps) {
  return <Tag {...rest} className={cx(css.tone[tone], className)} />;
}
