import type { ReactNode } from "react";
import { Accordion } from "../accordion/index.ts";

export type Question = {
  /** The anchor of its answer (`/faq#refund`). */
  id: string;
  question: string;
  answer: ReactNode;
};

export type FaqListProps = {
  /** The most frequent first. */
  questions: readonly Question[];
  /** The `id` of the answer that is open from the start. */
  open?: string | undefined;
};

/** Questions that unfold their answers. An address that names an answer opens it. */
export function FaqList({ questions, open }: FaqListProps) {
  return (
    <Accordion
      items={questions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
      open={open}
    />
  );
}
