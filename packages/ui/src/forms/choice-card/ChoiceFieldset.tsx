"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";
import { Heading } from "../../foundations/text/index.ts";
import { FieldGroup, type FieldQuestion, type Native, useField } from "../field/index.ts";
import * as css from "./ChoiceFieldset.css.ts";

export type ChoiceFieldsetProps = FieldQuestion &
  Native<ComponentPropsWithRef<"fieldset">> & {
    /** The answers: lists of `ChoiceCard`s. */
    children: ReactNode;
  };

/** A question whose answers are `ChoiceCard`s; its legend is a heading of the page as well. */
export function ChoiceFieldset({ children, ...question }: ChoiceFieldsetProps) {
  const { parts, native } = useField(question);
  const label = (
    <Heading level={2} size="2xl" className={css.heading}>
      {parts.label}
    </Heading>
  );
  return (
    <FieldGroup {...native} parts={{ ...parts, label }} radio>
      <div className={css.answers}>{children}</div>
    </FieldGroup>
  );
}
