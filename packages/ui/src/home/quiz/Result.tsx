"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { afterPaint } from "../../foundations/after-paint/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { Row } from "../../layout/stack/index.ts";
import * as css from "./Quiz.css.ts";

export type QuizResult = {
  title: string;
  body: string;
  /** Ways on; the first one is the main one. */
  ways: readonly { href: string; label: string }[];
};

type ResultProps = { label: string; result: QuizResult; takesFocus: boolean; children: ReactNode };

/** What the answers say. Its heading is described by the text, so that both are read out where it takes the focus. */
export function Result({ label, result, takesFocus, children }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useId();
  useEffect(() => (takesFocus ? afterPaint(() => heading.current?.focus()) : undefined), [takesFocus]);
  return (
    <div className={css.result}>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <h3 ref={heading} tabIndex={-1} aria-describedby={body} className={css.resultTitle}>
        {result.title}
      </h3>
      <p id={body}>{result.body}</p>
      <Row>
        {result.ways.map(({ href, label: way }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
            {way}
          </ButtonLink>
        ))}
        {children}
      </Row>
    </div>
  );
}
