"use client";

import { cx } from "class-variance-authority";
import { type ComponentProps, type FormEvent, startTransition, useEffect, useReducer, useState } from "react";
import { Button } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { Band } from "../../layout/band/index.ts";
import { Container } from "../../layout/container/index.ts";
import { SectionHead } from "../../layout/section-head/index.ts";
import { Sheet } from "../../layout/sheet/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { Question, type QuizQuestion } from "./Question.tsx";
import * as css from "./Quiz.css.ts";
import { moveQuiz, quizFrom } from "./quiz-state.ts";
import { type QuizResult, Result } from "./Result.tsx";

export type { QuizResult } from "./Result.tsx";

export type QuizWords = {
  title: string;
  lead: string;
  /** "Question 1 of 2". */
  progress: (current: number, total: number) => string;
  back: string;
  next: string;
  /** On the last question's button. */
  toResult: string;
  /** Above the result ("your result"). */
  result: string;
  again: string;
  chooseFirst: string;
};

export type QuizProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children"> & {
  /** The heading, and what goes with questions and result. */
  words: QuizWords;
  /** At least one. */
  questions: readonly QuizQuestion[];
  /** What the answers (by question name) say; called when every question has one. */
  resultFor: (answers: Readonly<Record<string, string>>) => QuizResult;
  /**
   * The answers that the page's address has, in the order of the questions: before scripts each is sent to it, and the page
   * is asked for again. The quiz begins with the first question that has none.
   */
  answered?: readonly string[] | undefined;
  /** The anchor of the section, from which the id of its heading is made. */
  id?: string | undefined;
};

/** A short quiz at night, with the bird thinking in the moon: one question at a time, back, next, a result. @source spec §2 */
export function Quiz({ id = "quiz", words, questions, resultFor, answered = [], className, ...rest }: QuizProps) {
  const { title, lead } = words;
  return (
    <Band
      {...rest}
      tone="inverse"
      wave={0}
      waveBelow
      id={id}
      className={cx(css.band, className)}
      aria-labelledby={`${id}-title`}
    >
      <Container later className={css.columns}>
        <div>
          <SectionHead id={`${id}-title`} align="start" tone="night" title={title} lead={lead} />
          <div className={css.moon}>
            <Illustration of={pictures.mascotThink} alt="" className={css.bird} />
          </div>
        </div>
        <Sheet size="lg" className={css.card}>
          <Questions words={words} questions={questions} resultFor={resultFor} answered={answered} id={id} />
        </Sheet>
      </Container>
    </Band>
  );
}

/**
 * What moves, by itself: a step draws nothing around it anew. The server sends the first question only; the others are
 * made in the page before anybody asks for them.
 */
function Questions({
  words,
  questions,
  resultFor,
  answered,
  id,
}: Pick<QuizProps, "words" | "questions" | "resultFor"> & {
  answered: NonNullable<QuizProps["answered"]>;
  id: string;
}) {
  const [state, move] = useReducer(moveQuiz, undefined, () => quizFrom(questions, answered));
  const [prepared, setPrepared] = useState(false);
  useEffect(() => startTransition(() => setPrepared(true)), []);
  const question = questions[state.step];
  if (!question) {
    return (
      <Result label={words.result} result={resultFor(state.answers)} takesFocus={state.moved}>
        <Button variant="quiet" className={css.byScripts} onClick={() => move({ type: "again" })}>
          <Icon of={icons.rotateCcw} />
          {words.again}
        </Button>
      </Result>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get(question.name);
    move({ type: "answer", question: question.name, value: typeof value === "string" ? value : undefined });
  };
  return (
    // oxlint-disable-next-line gk/composing-form -- nothing is typed into it
    <form method="get" action={`#${id}`} noValidate onSubmit={submit} className={css.form}>
      <div className={css.progress}>
        <Text size="sm" tone="muted">
          {words.progress(state.step + 1, questions.length)}
        </Text>
        <span className={css.dots} aria-hidden>
          {questions.map(({ name }, index) => (
            <i key={name} className={index <= state.step ? css.dotDone : css.dot} />
          ))}
        </span>
      </div>
      {/* Goes on to the address, with the answer to the question that is asked. */}
      {!prepared &&
        Object.entries(state.answers).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div className={css.questions}>
        {(prepared ? questions : [question]).map(({ name, title, options }, place) => {
          const isAsked = name === question.name;
          return (
            <Question
              key={name}
              name={name}
              title={title}
              options={options}
              answer={prepared ? state.given[place] : undefined}
              asked={isAsked}
              complaint={isAsked && state.unanswered ? words.chooseFirst : undefined}
              takesFocus={isAsked && state.moved}
            />
          );
        })}
      </div>
      <div className={css.moves}>
        {/* Out of sight by its style alone: where what has the focus goes, or becomes `hidden`, the browser lays everything out at once. */}
        <Button
          variant="quiet"
          className={state.step === 0 ? css.noWayBack : css.byScripts}
          onClick={() => move({ type: "back" })}
        >
          <Icon of={icons.arrowLeft} />
          {words.back}
        </Button>
        <Button type="submit" className={css.next}>
          {state.step === questions.length - 1 ? words.toResult : words.next}
        </Button>
      </div>
    </form>
  );
}
