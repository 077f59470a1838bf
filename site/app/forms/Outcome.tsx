import { Announced } from "@gk/ui/announced";
import { Notice, type NoticeProps } from "@gk/ui/notice";
import type { ReactNode } from "react";

type OutcomeProps = {
  /** Whether it is being sent: nothing has come of it yet. */
  busy: boolean;
  /** What has come of it, read out in the next pause. */
  news?: ReactNode;
  /** What kind of news it is. @default "success" */
  tone?: NoticeProps["tone"];
  /** Why it has failed, read out at once. */
  trouble?: ReactNode;
};

/** What has come of a deed, in the page. Keep it there: news that come together with their region are not read out. */
export function Outcome({ busy, news, tone = "success", trouble }: OutcomeProps) {
  return (
    <>
      <Announced>{!busy && news && <Notice tone={tone}>{news}</Notice>}</Announced>
      {!busy && trouble && (
        <Notice tone="error" urgent>
          {trouble}
        </Notice>
      )}
    </>
  );
}
