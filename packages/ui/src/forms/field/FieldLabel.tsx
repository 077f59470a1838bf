"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Field.css.ts";
import type { FieldParts } from "./use-field.ts";

/** The look of a label, with the star of an answer that is required; the form explains it where it sees one. */
export const labelLook = ({ optional, unmarked }: FieldParts, look?: string) =>
  optional || unmarked ? { className: look } : { className: cx(look, css.star), "data-star": "" };

/** That an answer is required, where neither the question nor a control of it can say so: for its description. */
export function RequiredWord({ id }: { id: string }) {
  const { words } = useUi();
  return (
    <span id={id} hidden>
      {words.required}
    </span>
  );
}

/** 「選填」, at the end of the label of an answer that may be left out. */
export function OptionalMark({ className, ...rest }: Omit<ComponentProps<"span">, "children">) {
  const { words } = useUi();
  const mark = ` ${words.optional}`;
  return (
    <span {...rest} className={cx(css.optional, className)}>
      {mark}
    </span>
  );
}
