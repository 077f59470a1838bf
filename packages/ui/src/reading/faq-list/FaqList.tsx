import type { ComponentProps, ReactNode } from "react";
import { Accordion } from "../accordion/index.ts";

export type Question = {
  /** The anchor of its answer (`/faq#refund`). */
  id: string;
  question: string;
  answer: ReactNode;
};

export type FaqListProps = Omit<ComponentProps<"div">, "children"> & {
  /** The most frequent first. */
  questions: readonly Question[];
  /** The `id` of the answer that is open from the start. */
  defaultOpen?: string | undefined;
};

/** Questions that unfold their answers. An address that names an answer opens it. */
export function FaqList({ questions, defaultOpen, ...rest }: FaqListProps) {
  return (
    <Accordion
      {...rest}
      items={questions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
      defaultOpen={defaultOpen}
    />
  );
}
