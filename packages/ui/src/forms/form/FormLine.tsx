"use client";

import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, use } from "react";
import { Button, type ButtonVariant } from "../../controls/button/index.ts";
import * as css from "./Form.css.ts";
import { FormContext } from "./form-context.ts";

export type FormLineProps = ComponentProps<"div"> & {
  /** What the button does. */
  submit: string;
  /** What it says while the form is busy. @default the same */
  submitting?: string | undefined;
  /** What the button is for. @default "primary" */
  variant?: ButtonVariant | undefined;
  /** The field. */
  children: ReactNode;
};

/** The only field of a short form with the submit button beside it; below it where there is little room. */
export function FormLine({ submit, submitting = submit, variant, children, className, ...rest }: FormLineProps) {
  const busy = use(FormContext)?.busy ?? false;
  return (
    <div {...rest} className={cx(css.lineFrame, className)}>
      <div className={css.line}>
        {children}
        <Button type="submit" variant={variant} busy={busy ? submitting : undefined} className={css.lineButton}>
          {submit}
        </Button>
      </div>
    </div>
  );
}
