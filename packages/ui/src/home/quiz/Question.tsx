"use client";

import { memo, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { afterPaint } from "../../foundations/after-paint/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import * as css from "./Quiz.css.ts";

export type QuizOption = {
  value: string;
  label: string;
  /** A decorative `Icon` or `Glyph`. */
  icon: ReactNode;
};

export type QuizQuestion = {
  /** The answer's name in the form. */
  name: string;
  title: string;
  options: readonly QuizOption[];
};

type QuestionProps = QuizQuestion & {
  /** The one that it begins with, if any. */
  answer: string | undefined;
  /** Whether it is this question's turn. */
  asked: boolean;
  /** What is wrong with the answer, if anything. */
  complaint: string | undefined;
  takesFocus: boolean;
};

/** Stays as it is drawn when the quiz moves on. */
const Options = memo(function Options({ name, options, answer }: Pick<QuestionProps, "name" | "options" | "answer">) {
  return (
    <div className={css.options}>
      {options.map(({ value, label, icon }) => (
        <label key={value} className={css.option}>
          <input type="radio" name={name} value={value} defaultChecked={value === answer} className={css.radio} />
          <span className={css.picture}>{icon}</span>
          {label}
          <span className={css.circle} aria-hidden>
            <Icon of={icons.check} className={css.check} />
          </span>
        </label>
      ))}
    </div>
  );
});

/** One question as a group of radio buttons; its title takes the focus when somebody has just come to it. */
export const Question = memo(function Question({
  name,
  title,
  options,
  answer,
  asked,
  complaint,
  takesFocus,
}: QuestionProps) {
  const heading = useRef<HTMLLegendElement>(null);
  const complaintId = useId();
  useEffect(() => (takesFocus ? afterPaint(() => heading.current?.focus()) : undefined), [takesFocus]);
  return (
    <fieldset
      hidden={!asked}
      aria-hidden={!asked || undefined}
      className={css.question}
      {...(complaint ? { "aria-describedby": complaintId } : {})}
    >
      <legend ref={heading} tabIndex={-1} className={css.legend}>
        <Heading level={3} size="2xl">
          {title}
        </Heading>
      </legend>
      <Options name={name} options={options} answer={answer} />
      <p id={complaintId} role="alert" className={css.complaint}>
        {complaint}
      </p>
    </fieldset>
  );
});
