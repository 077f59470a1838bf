import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import type { CoverTone } from "../child-cover/index.ts";
import { type ChildStatus, ChildStatusTag } from "../child-status/index.ts";
import * as css from "./ChildRecord.css.ts";
import { type RecordMark, RecordMarks } from "./RecordMarks.tsx";

const head = cva(css.head, { variants: { tone: css.tone }, defaultVariants: { tone: "respect" } });

export type ChildRecordProps = ComponentProps<"article"> & {
  /** As the family writes it: the page's `h1`. */
  name: ReactNode;
  /** The child's photo, or one of the drawn avatars. */
  picture: Picture;
  /** The colour of the child's book. @default "respect" (blue) */
  tone?: CoverTone | undefined;
  /** What the child's account can do. */
  status: ChildStatus;
  /** The parts of the record, in the order of its index marks. */
  marks: readonly RecordMark[];
  /** The `id` of the mark whose part is shown. */
  current: string;
  /** What can be done with the whole record, such as a link to update it. */
  actions?: ReactNode;
  /** The part that is shown: `RecordSheet`s, alone or in `RecordColumns`. */
  children: ReactNode;
  /** What the head says about the child, and the name of the marks. */
  words: {
    status: ReactNode;
    /** Year level, school, district. */
    about: ReactNode;
    /** When the record was last brought up to date with the app. */
    sync?: ReactNode;
    /** The name of the index marks for screen readers. */
    marks: string;
  };
};

/** A child's record as an exercise book whose index marks are links. The name is the page's `h1`. */
export function ChildRecord({
  name,
  picture,
  tone,
  status,
  marks,
  current,
  actions,
  children,
  words,
  ...rest
}: ChildRecordProps) {
  return (
    <article {...rest}>
      <div className={head({ tone })}>
        <Illustration of={picture} alt="" eager className={css.portrait} />
        <div className={css.about}>
          <div className={css.name}>
            <Heading level={1} size="4xl" dynamic tabIndex={-1} className={css.title}>
              {name}
            </Heading>
            <ChildStatusTag status={status} className={css.status}>
              {words.status}
            </ChildStatusTag>
          </div>
          <p>{words.about}</p>
          {words.sync !== undefined && (
            <p className={css.sync}>
              <Icon of={icons.refreshCw} />
              {words.sync}
            </p>
          )}
        </div>
        {actions !== undefined && <div className={css.action}>{actions}</div>}
      </div>
      <RecordMarks marks={marks} current={current} label={words.marks} />
      <div className={css.page}>{children}</div>
    </article>
  );
}
