import type { ReactNode } from "react";
import { UiProvider } from "../../packages/ui/src/index.ts";
import "./do-dont.css";

type Example = {
  /** The piece as it is drawn, to be looked at only. */
  shown: ReactNode;
  /** Why, in a sentence. */
  why: string;
};

function Judged({ shown, why, verdict }: Example & { verdict: "Do" | "Don’t" }) {
  return (
    <figure data-verdict={verdict}>
      <div className="sb-unstyled gk-shown" lang="zh-HK" data-theme="light" inert>
        <UiProvider locale="zh-HK">{shown}</UiProvider>
      </div>
      <figcaption>
        <b>{verdict}</b> {why}
      </figcaption>
    </figure>
  );
}

/** A piece as it is meant, beside how it is not. */
export function DoDont({ good, bad }: { good: Example; bad: Example }) {
  return (
    <div className="gk-do-dont">
      <Judged {...good} verdict="Do" />
      <Judged {...bad} verdict="Don’t" />
    </div>
  );
}
