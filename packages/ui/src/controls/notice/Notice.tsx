import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
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

export type NoticeProps = {
  /** What kind of news it is: decides colour and icon. @default "info" */
  tone?: NoticeTone;
  /** A few words in bold above the sentence. */
  title?: ReactNode;
  /** Whether it is read out at once when it appears; otherwise it is read when there is a pause. */
  urgent?: boolean;
  /** What to do about it: one button or link. */
  action?: ReactNode;
  /** One sentence, or a few; they may hold links. */
  children: ReactNode;
};

/** Says in the page, and keeps saying, how something stands or went. Errors are notices, never toasts. */
export function Notice({ tone = "info", title, urgent = false, action, children }: NoticeProps) {
  return (
    <div className={look({ tone })} role={urgent ? "alert" : "status"}>
      <Icon of={drawings[tone]} className={css.iconTone[tone]} />
      <div>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
