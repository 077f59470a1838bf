import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import * as css from "./Notice.css.ts";
import type { NoticeTone } from "./Notice.variants.ts";

const look = cva(css.base, { variants: { tone: css.tone }, defaultVariants: { tone: "info" } });

const drawings: Record<NoticeTone, IconDrawing> = {
  info: icons.info,
  success: icons.circleCheck,
  warning: icons.triangleAlert,
  error: icons.circleAlert,
};

export type NoticeProps = Omit<ComponentProps<"div">, "role" | "title"> & {
  /** What kind of news it is: decides colour and icon. @default "info" */
  tone?: NoticeTone | undefined;
  /** A few words in bold above the sentence. */
  title?: ReactNode;
  /** Whether it is read out at once when it appears: an error after a deed. @default it is plain text */
  urgent?: boolean | undefined;
  /** What to do about it: one button or link. */
  actions?: ReactNode;
  /** One sentence, or a few; they may hold links. */
  children: ReactNode;
};

/**
 * Says in the page, and keeps saying, how something stands or went. Errors are notices, never toasts. One that comes later
 * and can wait for a pause stands in an `Announced`.
 */
export function Notice({ tone = "info", title, urgent = false, actions, children, className, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={look({ tone, className })} role={urgent ? "alert" : undefined}>
      <Icon of={drawings[tone]} className={css.iconTone[tone]} />
      <div>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {actions && <div className={css.action}>{actions}</div>}
    </div>
  );
}
