import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import * as css from "./FaqList.css.ts";

export type Question = {
  /** The anchor of its answer (`/faq#refund`). */
  id: string;
  question: string;
  answer: ReactNode;
};

export type FaqListProps = {
  questions: readonly Question[];
  /** The `id` of the answer that is open from the start. */
  open?: string | undefined;
};

/**
 * Questions that unfold, without scripts. The anchor lies inside the fold: an address that points to it
 * makes the browser open it.
 */
export function FaqList({ questions, open }: FaqListProps) {
  return (
    <div className={css.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} open={id === open} className={css.item}>
          <summary className={css.question}>
            {question}
            <Icon of={ChevronDown} className={css.arrow} />
          </summary>
          <div id={id} className={css.answer}>
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
